import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNameOf, pageRoles, productionOnly } from './scripts/vite/build.ts';
import { apiUnanswered, workbenchData } from './scripts/vite/development.ts';
import { filePerPage } from './scripts/vite/file-per-page.ts';

const backend = process.env.QUARTERLY_API;
const canOpenBrowser = Boolean(process.stdout.isTTY) && !process.env.CI;

// Named beforehand, because a package found only when a page asks for it makes the server reload that page.
const packages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server.edge',
  'xstate',
  '@xstate/react',
  'openapi-fetch',
  'msw',
  'msw/browser',
  '@stripe/stripe-js/pure',
  '@stripe/react-stripe-js',
  'downshift',
];

const files = filePerPage(pageRoles(resolve('src/embed.ts')));

export default defineConfig(({ mode, command }) => ({
  // A host serves the build under a path of its own choice.
  base: command === 'build' ? './' : '/',
  // Compiled everywhere, memoised components add 8 KiB to a checkout page; so only those that say 'use memo' are.
  plugins: [
    react({ compiler: { compilationMode: 'annotation' } }),
    backend ? undefined : apiUnanswered(),
    workbenchData(),
    files.plugin,
  ],
  css: { modules: { generateScopedName: classNameOf } },
  optimizeDeps: { entries: ['index.html'], include: packages },
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: false,
    open: canOpenBrowser,
    // A server takes changes from its own origin alone.
    proxy: backend
      ? { '/api': { target: backend, changeOrigin: true, headers: { Origin: new URL(backend).origin } } }
      : undefined,
    warmup:
      mode !== 'development'
        ? undefined
        : {
            clientFiles: [
              './src/main.tsx',
              './src/screens/**/*.tsx',
              '!./src/screens/**/*.stories.tsx',
              './mocks/site/browser.ts',
            ],
          },
  },
  build: {
    target: 'es2022',
    manifest: true,
    license: { fileName: '.vite/licenses.json' },
    modulePreload: { polyfill: false },
    copyPublicDir: false, // public/ holds the mock worker
    rolldownOptions: {
      input: 'src/embed.ts',
      preserveEntrySignatures: 'allow-extension', // a host imports `mount` and `unmount`
      plugins: [productionOnly()],
      output: {
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
}));
