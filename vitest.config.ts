import { defineConfig } from 'vitest/config';

const HANG = 30 * 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{machines,mocks,scripts,src,tests}/**/*.test.{ts,tsx}'],
          isolate: false,
          maxWorkers: '100%',
          setupFiles: ['./tests/support/properties.ts', './tests/support/clean-globals.ts'],
          // Only guards against hangs, however busy the machine is.
          testTimeout: HANG,
          hookTimeout: HANG,
          expect: { poll: { timeout: HANG } },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'clients',
          environment: 'node',
          include: ['tests/clients/*.spec.ts'],
          testTimeout: HANG,
          hookTimeout: HANG,
        },
      },
    ],
  },
});
