import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { css, pageRoles, productionOnly } from './scripts/vite/build.ts';
import { BASE, ENTRY, MACHINES } from './scripts/vite/chunks.ts';
import { compileEarly } from './scripts/vite/compile-early.ts';
import { apiUnanswered, workbenchData } from './scripts/vite/development.ts';
import { filePerPage } from './scripts/vite/file-per-page.ts';

const backend = process.env.QUARTERLY_API;
const canOpenBrowser = Boolean(process.stdout.isTTY) && !process.env.CI;

// Listed explicitly, because the server reloads the page when it discovers a dependency late.
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
  'hono',
  'hono/html',
  'msw',
  'msw/browser',
  '@stripe/stripe-js/pure',
  '@stripe/react-stripe-js',
  'downshift',
];

const files = filePerPage(pageRoles(resolve('src/embed.ts')));

export default defineConfig(({ mode, command }) => ({
  // A host chooses the path that it serves the build under.
  base: command === 'build' ? './' : '/',
  // Compiling everything would add 8 KiB to a checkout page, so only components with 'use memo' are memoised.
  plugins: [
    react({ compiler: { compilationMode: 'annotation' } }),
    backend ? undefined : apiUnanswered(),
    workbenchData(),
    files.plugin,
  ],
  css,
  optimizeDeps: { entries: ['index.html'], include: packages },
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: false,
    open: canOpenBrowser,
    // A server only accepts changes from its own origin.
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
              './mocks/publication/open-page.ts',
            ],
          },
  },
  build: {
    target: 'es2022', // the syntax of the oldest browsers in docs/host.md; `scripts/browsers/check.ts` refuses the rest
    manifest: true,
    license: { fileName: '.vite/licenses.json' },
    modulePreload: {
      polyfill: false,
      // A part's page has loaded what all pages share.
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.includes(ENTRY)
          ? needed
          : needed.filter((file) => ![ENTRY, BASE, MACHINES].some((each) => file.includes(`/${each}-`))),
    },
    copyPublicDir: false, // public/ holds the mock worker
    rolldownOptions: {
      input: 'src/embed.ts',
      preserveEntrySignatures: 'allow-extension', // a host imports `mount` and `unmount`
      plugins: [productionOnly(), compileEarly()],
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
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
