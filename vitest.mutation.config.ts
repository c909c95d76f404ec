import { defineConfig } from 'vitest/config';
import { keptPool } from './scripts/mutation/kept-pool.ts';

export default defineConfig({
  plugins: [
    {
      name: 'kept-pool',
      // Stryker's runner names one of Vitest's own pools.
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
    // A mutant may never reach the state a test waits for, and nothing else ends such a test.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
