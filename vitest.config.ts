import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { Exchange } from './mocks/exchange.ts';
import { judge } from './mocks/judge.ts';
import { browserLaunch } from './tests/support/browser.ts';

/** In ms. */
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
          // Only a test that hangs takes this long, however busy the machine is.
          testTimeout: HANG,
          hookTimeout: HANG,
          expect: { poll: { timeout: HANG } },
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // Every story begins with a journal, a desk and a page of its own as it is; a page for each file takes twice as long.
          isolate: false,
          testTimeout: 30_000,
          browser: inChromium(),
          setupFiles: ['./tests/support/story-exchanges.ts'],
        },
      },
    ],
  },
});

/** A fresh object for each project: two projects that share one fail at the start. */
function inChromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: browserLaunch() }),
    commands: {
      judgeAll: (_context: unknown, exchanges: Exchange[]) =>
        exchanges.flatMap((exchange) => judge(exchange, 'browser')),
    },
    instances: [{ browser: 'chromium' as const }],
  };
}
