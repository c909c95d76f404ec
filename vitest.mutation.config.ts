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
    // The pool ends mutants that take too long, and nothing may end the dry run.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
