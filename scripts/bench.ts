import type { Browser } from 'playwright';
import { pages } from '#mocks/replies.ts';
import { CPU_SLOWED, entryPage, hostPage, inTurns, middlesOf, withBrowser, writeReport } from './bench/measure.ts';
import { FLOOR, withBuild } from './budgets/weigh.ts';

// Loads the built `/subscribe` and the bare stack in turns, with an empty cache, on a slow network and a slowed processor.
// The times are those of this machine on this day; what lasts longer is how the two compare.

const RUNS = 9;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How long a page is watched after it is ready, in ms. */
const AFTERWARDS = 2_000;

/** What one load of a page came to; times in ms. */
interface Load {
  /** Until a field is there and answers. */
  ready: number;
  /** What long tasks took beyond 50 ms each. */
  blocking: number;
  /** The sum of what moved, as a share of the view. */
  shift: number;
  /** Files and documents; calls of the API are left out. */
  requests: number;
}

const { site, floor } = await withBuild(FLOOR, (folder) => {
  const answers = {
    '/site': hostPage('subscribe', pages.showSubscribe.visitor.body),
    '/floor': entryPage(folder, FLOOR),
  };
  return withBrowser(['dist', folder], answers, async (browser, origin) => {
    const [own = [], bare = []] = await inTurns(['site', 'floor'], RUNS, (name) =>
      measure(browser, `${origin}/${name}`),
    );
    return { site: middlesOf(own), floor: middlesOf(bare) };
  });
});
writeReport('bench', { site, floor });
console.log(`\n${table()}\n`);

async function measure(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
    let requests = 0;
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol === 'http:' && !pathname.startsWith('/api/')) requests += 1;
    });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as unknown as { bench: Load }).bench.ready > 0, undefined, {
      polling: 100,
    });
    await page.waitForTimeout(AFTERWARDS);
    const seen = await page.evaluate(() => (window as unknown as { bench: Load }).bench); // left there by `watch`
    return { ...seen, requests };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else does. */
function watch(): void {
  const bench = { ready: 0, blocking: 0, shift: 0, requests: 0 };
  Object.assign(window, { bench });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.shift += (entry as PerformanceEntry & { value: number }).value; // a layout shift has one
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const field = document.querySelector('form input');
    // React leaves its properties on what it draws and listens for.
    const isBound = field && Object.keys(field).some((key) => key.startsWith('__reactProps'));
    if (isBound) bench.ready = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

function table(): string {
  const line = (cells: string[]) => cells.map((cell, at) => (at ? cell.padStart(14) : cell.padEnd(18))).join('');
  const row = (name: string, key: keyof Load, digits: number) =>
    line([
      name,
      site[key].toFixed(digits),
      floor[key].toFixed(digits),
      floor[key] > 0 ? `${(site[key] / floor[key]).toFixed(2)} ×` : '',
    ]);
  return [
    line([`medians of ${RUNS}`, '/subscribe', 'the floor', '']),
    row('ready, ms', 'ready', 0),
    row('blocking, ms', 'blocking', 0),
    row('layout shift', 'shift', 3),
    row('requests', 'requests', 0),
  ].join('\n');
}
