import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { css, pageRoles, productionOnly } from '../vite/build.ts';
import { filePerPage } from '../vite/file-per-page.ts';
import { LICENSES, type Shipped, takeLicenses } from './notices.ts';

/** Peer packages of the project that installs ours; everything else is bundled. */
const SHARED = ['react', 'react-dom', 'xstate', '@xstate/react'];

/**
 * Builds the module for bundlers: one file per page as in our own build, each importing its styles. Returns the
 * third-party code in it.
 */
export async function buildLibrary(outDir: string): Promise<Shipped[]> {
  const files = filePerPage(pageRoles(resolve('src/package/quarterly.ts')));
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react({ compiler: { compilationMode: 'annotation' } }), files.plugin, importStyles()],
    css,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      // The installing project minifies it, and until then has readable stack traces.
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      license: { fileName: LICENSES },
      lib: { entry: 'src/package/quarterly.ts', formats: ['es'], fileName: () => 'start.js' },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        external: SHARED.map((name) => new RegExp(`^${name}(/|$)`)),
        plugins: [productionOnly()],
        output: {
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          codeSplitting: {
            groups: [
              {
                name: (id, context) => files.fileOf(id, (module) => context.getModuleInfo(module)),
                debugName: 'fileOf',
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  });
  // Pages share modules with the entry, so the entry's own file exports more than the package should.
  writeFileSync(join(outDir, 'quarterly.js'), "export { mount, PageDataError, unmount } from './start.js';\n");
  return takeLicenses(outDir);
}

/** Makes each file import its styles, after those of the files it imports. Vite otherwise leaves them to the page. */
function importStyles(): Plugin {
  return {
    name: 'import-styles',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
        chunk.code += sheets.map((sheet) => `import './${sheet}';\n`).join('');
      }
    },
  };
}
