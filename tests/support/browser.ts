import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The full Chromium or the headless shell: the same engine, but the shell opens a page in a third of the CPU time. */
export type Build = 'shell' | 'whole';

/** The browser's path: CHROMIUM_PATH, an installed one, or Playwright's. */
export const findBrowser = (build: Build): string | undefined =>
  process.env.CHROMIUM_PATH || candidates[build]().find((file) => existsSync(file));

/** The launch options of every test. Only the full browser has bfcache. */
export const browserLaunch = (build: Build = 'shell') => ({
  executablePath: findBrowser(build) ?? findBrowser('whole'),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${WITHOUT.join()}`,
    ...asRoot(),
  ],
});

/** The list replaces Playwright's own, whose entries for pages and requests come last. */
const WITHOUT = [
  // Compiling scripts while they load takes a quarter of a page's time, and most pages are left at once.
  'ScriptStreaming',
  // The next page would get a process that is never used.
  'SpareRendererForSitePerProcess',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
];

const candidates: Record<Build, () => string[]> = {
  shell: () => onPath(['chromium-headless-shell', 'chrome-headless-shell']),
  whole: () => [
    chromium.executablePath(),
    ...onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Chromium refuses to run sandboxed as root, the user in a container. */
function asRoot(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

/** The timeout of an expectation or an action in ms: only guards against hangs. */
export const guard = 120_000;
