import { build } from 'vite';

const FOLDER = process.argv[2] ?? 'dist';

/** What a host takes from a build for its server, each in one file. */
const ENTRIES = {
  server: 'src/package/server.ts',
  'render-server': 'src/render-server.ts',
};

for (const [name, entry] of Object.entries(ENTRIES)) await buildServerFile(name, entry);

/** Builds a module and all that it imports into one file beside the build for browsers, which stays as it is. */
async function buildServerFile(name: string, entry: string): Promise<void> {
  await build({
    logLevel: 'warn',
    // A standard runtime brings no packages along, and no `process` that tells production from development.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: entry,
      outDir: FOLDER,
      emptyOutDir: false,
      manifest: false,
      license: { fileName: `.vite/licenses-${name}.json` },
      minify: true,
      // Replaces the groups of the build for browsers.
      rolldownOptions: { external: [/^node:/], output: { codeSplitting: false, entryFileNames: `${name}.js` } },
    },
  });
}
