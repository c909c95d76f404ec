import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium with its window, or the headless shell: the same engine, which opens a page in a third of the processor time. */
export type Build = 'shell' | 'whole';

/** Where the browser is found: named by CHROMIUM_PATH, on the machine, or the one that Playwright brings. */
export const findBrowser = (build: Build): string | undefined =>
  process.env.CHROMIUM_PATH || candidates[build]().find((file) => existsSync(file));

/** How every test starts its browser. Only the whole browser keeps a page that was left for Back. */
export const browserLaunch = (build: Build = 'shell') => ({
  executablePath: findBrowser(build) ?? findBrowser('whole'),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...asRoot(),
  ],
});

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

/** Chromium refuses its sandbox to root, which is what a container runs as. */
function asRoot(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

/** How long an expectation or an action may take, in milliseconds: a hang guard, far beyond what a busy machine needs. */
export const guard = Number(process.env.GUARD ?? 60_000);
