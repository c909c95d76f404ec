import { defineConfig } from 'vitest/config';
import { keptPool } from './scripts/mutation/kept-pool.ts';

export default defineConfig({
  plugins: [
    {
      name: 'kept-pool',
      // Stryker's runner names a pool of Vitest's own.
      configureVitest: ({ project }) => {
        project.config.pool = keptPool.name;
        project.config.poolRunner = keptPool;
      },
    },
  ],
  test: {
    environment: 'node',
    include: ['{machines,mocks}/**/*.test.ts', 'tests/flows/flows.test.ts'],
    isolate: false,
    setupFiles: ['./tests/support/properties.ts', './scripts/mutation/reset.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
