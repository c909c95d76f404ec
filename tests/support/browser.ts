import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Where the browser of every test is found: named by CHROMIUM_PATH, Playwright's own, or the machine's. */
export const findBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  [chromium.executablePath(), ...onPath(), ...inApplications].find((file) => existsSync(file));

/** How every test starts its browser. */
export const browserLaunch = () => ({
  executablePath: findBrowser(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...asRoot(),
  ],
});

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const inApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Chromium refuses its sandbox to root, which is what a container runs as. */
function asRoot(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
