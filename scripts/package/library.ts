import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { classNameOf, pageRoles, productionOnly } from '../vite/build.ts';
import { filePerPage } from '../vite/file-per-page.ts';

/** Shared with the project that the package is installed into; everything else is in the package itself. */
export const SHARED = ['react', 'react-dom', 'xstate', '@xstate/react'];

/** Builds the module that a bundler takes: one file per page as in the site's own build, each importing its styles. */
export async function buildLibrary(outDir: string): Promise<void> {
  const files = filePerPage(pageRoles(resolve('src/package/quarterly.ts')));
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react({ compiler: { compilationMode: 'annotation' } }), files.plugin, importStyles()],
    css: { modules: { generateScopedName: classNameOf } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      // The project that takes it minifies it, and shows it in its stack traces until then.
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      license: { fileName: 'licenses.json' },
      lib: { entry: 'src/package/quarterly.ts', formats: ['es'], fileName: () => 'quarterly.js' },
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
}

/** Has each file import its styles, which Vite leaves to the page that loads it. */
function importStyles(): Plugin {
  return {
    name: 'import-styles',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
        chunk.code = sheets.map((sheet) => `import './${sheet}';\n`).join('') + chunk.code;
      }
    },
  };
}

if (import.meta.main) await buildLibrary(process.argv[2] ?? 'dist-package/browser');
