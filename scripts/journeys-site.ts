import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { contentPolicy, policyHeader } from './content-policy.ts';
import { apiUnanswered } from './vite/api-unanswered.ts';

// The development site as one build, for the journeys: the same entry, mocks and checks of React as `npm start` has, but
// not the request for each of its modules, which the mock worker would pass on one by one before every single test.
process.env.NODE_ENV = 'development';

const port = Number(process.argv[2]);
const outDir = `node_modules/.cache/journeys-site/${port}`;

// A host's own policy, and what the mock worker needs beside it.
const withMocks = {
  ...contentPolicy,
  'worker-src': ["'self'"],
  'trusted-types': [...(contentPolicy['trusted-types'] ?? []), 'default'],
};

await build({
  configFile: false,
  mode: 'development',
  logLevel: 'warn',
  plugins: [react({ compiler: { compilationMode: 'annotation' } })],
  build: { outDir, emptyOutDir: true, minify: false, target: 'es2022', chunkSizeWarningLimit: 2_000 },
});
await preview({
  configFile: false,
  plugins: [apiUnanswered()],
  build: { outDir },
  preview: {
    host: 'localhost',
    port,
    strictPort: true,
    open: false,
    headers: { 'Content-Security-Policy': policyHeader(withMocks) },
  },
});
