import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const FOLDER = process.argv[2] ?? 'dist';

/** Has `renderToString` without the streaming renderer, which `react-dom/server.edge` would bring too. */
const RENDERER = resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js');

await buildServerFile('server', 'src/package/server.ts');
await buildServerFile('render-server', 'src/render-server.ts');

async function buildServerFile(name: string, entry: string): Promise<void> {
  await build({
    logLevel: 'warn',
    plugins: [besides(name)],
    resolve: { alias: { 'react-dom/server.edge': RENDERER } },
    // A web-standard runtime has no packages, and no `process` to tell production from development.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: entry,
      outDir: FOLDER,
      emptyOutDir: false,
      manifest: false,
      license: { fileName: `.vite/licenses-${name}.json` },
      minify: true,
      // Overrides the chunk groups of the browser build.
      rolldownOptions: {
        external: [/^node:/],
        plugins: [besides(name)],
        output: { codeSplitting: false, entryFileNames: `${name}.js` },
      },
    },
  });
}

/** The service imports the module, which is beside it, in place of a second copy. */
function besides(name: string): Plugin {
  return {
    name: 'besides',
    enforce: 'pre',
    resolveId: (source) =>
      name === 'render-server' && source === './server.tsx' ? { id: './server.js', external: true } : undefined,
  };
}
