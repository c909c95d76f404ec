import { defineConfig } from 'vitest/config';

// The tests that stand beside the machines; the price vectors are left out, which would be run anew for every mutant.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['machines/**/*.test.ts'],
    exclude: ['machines/**/*vectors.test.ts'],
    setupFiles: ['./tests/support/properties.ts'],
    testTimeout: 30_000,
  },
});
