import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserLaunch } from '#fixtures/world/browser.ts';
import { freePort } from '#fixtures/world/free-port.ts';
import { sizeOf } from '../../scripts/workbench/shrink.ts';

// Measures the built workbench in Chromium: its size, the time until a linked story can be used and from one story to the
// next, and the heap while 100 stories are opened three times: `npm run bench:workbench [FOLDER]`.

const [folder = 'storybook-static'] = process.argv.slice(2);
const OPENINGS = 5;
const STORIES = 100;
const HEAPS = [10, 50, STORIES, 2 * STORIES, 3 * STORIES];
const site = `http://localhost:${await freePort('BENCH_PORT')}`;

const { entries }: { entries: Record<string, { id: string; title: string; tags: string[] }> } = JSON.parse(
  readFileSync(`${folder}/index.json`, 'utf8'),
);
const all = Object.values(entries).filter(
  ({ title, tags }) => /^(Account|Subscribe|Donate)/.test(title) && !tags.includes('page'),
);
const stories = all.filter((_, at) => at % Math.floor(all.length / STORIES) === 0).slice(0, STORIES);

const server = spawn(process.execPath, ['scripts/storybook-site.ts', folder, new URL(site).port], { stdio: 'inherit' });
const browser = await chromium.launch(browserLaunch());
const open = async () => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  context.setDefaultTimeout(600_000);
  return context.newPage();
};
try {
  while (!(await fetch(site).catch(() => undefined))) await setTimeout(100);
  const opened: number[] = [];
  while (opened.length < OPENINGS) opened.push(await timeToOpen());
  console.log(`Size: ${(sizeOf(folder) / 1e6).toFixed(2)} MB`);
  console.log(`From a link to a usable panel, ms: ${told(opened)}`);
  console.log(await walk());
} finally {
  await browser.close();
  server.kill();
}

/** Opens a link in a new profile and waits until the panel lists machines and can send an event. */
async function timeToOpen(): Promise<number> {
  const page = await open();
  const began = performance.now();
  await page.goto(`${site}/?path=/story/${stories[0]?.id}`);
  await page.locator('.mp-machine').first().waitFor();
  await page.locator('.mp-buttons button:enabled').first().waitFor();
  const took = performance.now() - began;
  await page.context().close();
  return took;
}

/** Opens one story after another in one tab, as clicks in the sidebar do. */
async function walk(): Promise<string> {
  const page = await open();
  const session = await page.context().newCDPSession(page);
  await page.goto(`${site}/?path=/story/${stories.at(-1)?.id}`);
  await page.locator('.mp-machine').first().waitFor();
  const times: number[] = [];
  const heaps: string[] = [];
  for (const [at, { id }] of [...stories, ...stories, ...stories].entries()) {
    times.push(await page.evaluate(openInPreview, id));
    if (!HEAPS.includes(at + 1)) continue;
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    heaps.push(`${(usedSize / 1e6).toFixed(1)} after ${at + 1}`);
  }
  return `From story to story, ms: ${told(times)}\nHeap of the tab, MB: ${heaps.join(', ')}`;
}

/** Runs in the manager: chooses a story and waits for the preview to have rendered it. */
function openInPreview(storyId: string): Promise<number> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, heard: () => void) => void;
      emit: (event: string, what: object) => void;
    };
  };
  const began = performance.now();
  return new Promise((resolve) => {
    channel.once('storyRendered', () => resolve(performance.now() - began));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

function told(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  return `least ${at(0)}, median ${at(0.5)}, 95th percentile ${at(0.95)}`;
}
