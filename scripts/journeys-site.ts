import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

// The development site as one build, for the journeys: the same entry, mocks and checks of React as `npm start` has, but
// not the request for each of its modules, which the mock worker would pass on one by one before every single test.
process.env.NODE_ENV = 'development';

const port = Number(process.argv[2]);
const outDir = 'node_modules/.cache/journeys-site';

await build({
  configFile: false,
  mode: 'development',
  logLevel: 'warn',
  plugins: [react({ compiler: { compilationMode: 'annotation' } })],
  build: { outDir, emptyOutDir: true, minify: false, target: 'es2022', chunkSizeWarningLimit: 2_000 },
});
await preview({
  configFile: false,
  build: { outDir },
  preview: { host: 'localhost', port, strictPort: true, open: false },
});
