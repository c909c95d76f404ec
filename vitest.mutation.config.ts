import { defineConfig } from 'vitest/config';

const { MUTATION_TESTS } = process.env;

export default defineConfig({
  test: {
    environment: 'node',
    include: MUTATION_TESTS ? [MUTATION_TESTS] : ['{machines,mocks}/**/*.test.ts', 'tests/flows/flows.test.ts'],
    isolate: false,
    setupFiles: ['./tests/fixtures/world/properties.ts', './tests/fixtures/world/clean-globals.ts'],
    // Stryker ends mutants that take too long, and nothing may end the dry run.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
