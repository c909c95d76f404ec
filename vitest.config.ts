import { configDefaults, defineConfig } from 'vitest/config';

const HANG = 30 * 60_000;

/** A project of unit tests. Workers are shared, so a test cleans up its globals. */
const unitTests = (name: string, tests: { include: string[]; exclude?: string[] }) => ({
  extends: './vite.config.ts' as const,
  test: {
    name,
    environment: 'node',
    ...tests,
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['./tests/fixtures/world/properties.ts', './tests/fixtures/world/clean-globals.ts'],
    // Only guards against hangs, however busy the machine is.
    testTimeout: HANG,
    hookTimeout: HANG,
    expect: { poll: { timeout: HANG } },
  },
});

const FULL = '{cli,conformance,machines,mocks,scripts,src,tests}/**/*.full.test.{ts,tsx}';
/** Imports every flow and takes as long as all other tests of one, so `--changed` leaves it out where it can. */
const KIT = 'conformance/tests/full-run.test.ts';

export default defineConfig({
  test: {
    projects: [
      unitTests('unit', {
        include: ['{cli,conformance,machines,mocks,scripts,src,tests}/**/*.test.{ts,tsx}'],
        exclude: [...configDefaults.exclude, FULL, KIT],
      }),
      unitTests('kit', { include: [KIT] }),
      unitTests('full', { include: [FULL] }),
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
