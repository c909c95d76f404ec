import type { Browser, BrowserContext, CDPSession } from 'playwright';

// Measures the first and the second visit of a page on a slow phone and a slow connection.

const CPU_SLOWED = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** A page has settled once nothing has loaded and no long task has run for this long, in ms. */
const QUIET = 800;
/** The timeout for a page to get ready, and for it to settle, in ms. */
const PATIENCE = 30_000;
/** Seldom, since each look costs the page time. */
const POLLING = { polling: 200 };

/** One visit of a page. Times are in ms from its start, sizes in bytes. */
export type Visit = Awaited<ReturnType<typeof visit>>;

declare global {
  interface Window {
    bench: { visible: number; ready: number; shift: number; long: { start: number; duration: number }[] };
  }
}

/** Visits a page twice, first with an empty cache. `root` selects the element with its fields and buttons. */
export async function visitTwice(browser: Browser, address: string, root: string) {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE);
  try {
    return { first: await visit(context, address, root), second: await visit(context, address, root) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, address: string, root: string) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' });
  const traffic = await watchTraffic(cdp);
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  await page.addInitScript(watch, root);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.bench.ready > 0, undefined, POLLING);
  await page.waitForFunction(isQuiet, QUIET, POLLING);
  while (traffic.idle() < QUIET) await page.waitForTimeout(100);
  const seen = await page.evaluate(read);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const work = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await page.close();
  return { ...seen, work, heap: usedSize, ...traffic.sums() };
}

async function watchTraffic(cdp: CDPSession) {
  const requests = new Map<string, { url: string; bytes: number; isCached: boolean; isDone: boolean }>();
  let latest = Date.now();
  const note = (id: string, change: { bytes?: number; isCached?: boolean; isDone?: boolean }) => {
    const request = requests.get(id);
    if (request) Object.assign(request, change);
    latest = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (/^https?:/.test(url)) requests.set(requestId, { url, bytes: 0, isCached: false, isDone: false });
    latest = Date.now();
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => note(requestId, { isCached: true }));
  cdp.on('Network.responseReceived', ({ requestId, response: { fromDiskCache } }) => {
    if (fromDiskCache) note(requestId, { isCached: true });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, { bytes: encodedDataLength, isDone: true }),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => note(requestId, { isDone: true }));
  await cdp.send('Network.enable');
  return {
    idle: () => ([...requests.values()].every(({ isDone }) => isDone) ? Date.now() - latest : 0),
    sums: () => {
      const asked = [...requests.values()].filter(({ isCached }) => !isCached);
      return {
        requests: asked.length,
        bytes: asked.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
  };
}

/** Whether the page has loaded and no long task has run for this long. Runs in the page. */
function isQuiet(quiet: number): boolean {
  const { start, duration } = window.bench.long.at(-1) ?? { start: 0, duration: 0 };
  return document.readyState === 'complete' && performance.now() - start - duration > quiet;
}

/** Runs in the page before any other script. */
function watch(root: string): void {
  if (window.top !== window) return;
  const bench: Window['bench'] = { visible: 0, ready: 0, shift: 0, long: [] };
  window.bench = bench;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) bench.long.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.shift += (entry as PerformanceEntry & { value: number }).value; // a layout shift has a value
  }).observe({ type: 'layout-shift', buffered: true });
  const isShown = (element: HTMLElement) =>
    element.getBoundingClientRect().width > 0 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = (kinds: string) => [...document.querySelectorAll<HTMLElement>(`${root} :is(${kinds})`)].find(isShown);
  const look = () => {
    // Some pages have only links.
    const control =
      shown('input, select, textarea, button') ?? (document.readyState === 'loading' ? undefined : shown('a[href]'));
    if (control) bench.visible ||= performance.now();
    const isEnabled = control !== undefined && !('disabled' in control && control.disabled);
    // React attaches its props to an element that it has rendered or hydrated.
    if (isEnabled && Object.keys(control).some((key) => key.startsWith('__reactProps')))
      setTimeout(() => {
        bench.ready = performance.now();
      });
    else requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page once it has settled. */
function read() {
  const { visible, ready, shift, long } = window.bench;
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    visible,
    ready,
    shift,
    blocking: long.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...long.map(({ duration }) => duration)),
  };
}
