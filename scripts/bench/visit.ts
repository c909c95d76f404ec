import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { CPU_SLOWED } from './measure.ts';

// Measures the first and the second visit of a page on a slow phone and a slow connection.

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** A page has settled once nothing has loaded and no long task has run for this long, in ms. */
const QUIET = 800;
/** The timeout for a page to get ready, and for it to settle, in ms. */
const PATIENCE = 30_000;

/** One visit of a page. Times are in ms from its start, sizes in bytes. */
export interface Visit {
  /** First contentful paint. */
  paint: number;
  /** The first frame with a visible field or button. */
  visible: number;
  /** When that control is enabled and hydrated. */
  ready: number;
  /** Total blocking time: the part of each long task beyond 50 ms. */
  blocking: number;
  longest: number;
  work: number;
  shift: number;
  /** The heap in use after garbage collection. */
  heap: number;
  /** Requests not answered from the cache. */
  requests: number;
  /** Bytes transferred, including headers. */
  bytes: number;
  stripe: number;
}

export interface Subject {
  name: string;
  address: string;
  /**
   * Selector of the element with its fields and buttons. Unset for a page without scripts, which is visited once and
   * measured on load.
   */
  root?: string;
}

declare global {
  interface Window {
    bench: { visible: number; ready: number; shift: number; long: { start: number; duration: number }[] };
    benchReady: (word: string) => void;
  }
}

export async function visits(browser: Browser, subject: Subject): Promise<Visit[]> {
  const context = await browser.newContext(PHONE);
  try {
    const first = await visit(context, subject);
    return subject.root ? [first, await visit(context, subject)] : [first];
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, { address, root }: Subject): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const measured = async (): Promise<Visit> => {
    const ready = Promise.withResolvers<void>();
    cdp.on('Runtime.bindingCalled', ({ name }) => name === 'benchReady' && ready.resolve());
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'benchReady' });
    await cdp.send('Performance.enable', { timeDomain: 'timeTicks' });
    const traffic = await watchTraffic(cdp);
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
    await page.addInitScript(watch, root);
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE });
    await ready.promise;
    await settled(page, traffic.idle);
    const seen = await page.evaluate(read);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const work = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return { ...seen, work, heap: usedSize, ...traffic.sums() };
  };
  try {
    return await inTime(measured(), address);
  } finally {
    await page.close();
  }
}

/** Rejects after a timeout, so that one page cannot hold up the others. */
async function inTime<Result>(work: Promise<Result>, address: string): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`${address} was not ready and settled within ${PATIENCE / 1_000} s`)),
    PATIENCE,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
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
        stripe: asked.filter(({ url }) => /(^|\.)stripe\.(com|network)$/.test(new URL(url).hostname)).length,
      };
    },
  };
}

async function settled(page: Page, idle: () => number): Promise<void> {
  const restedFor = () => {
    const { start, duration } = window.bench.long.at(-1) ?? { start: Number.NEGATIVE_INFINITY, duration: 0 };
    return document.readyState === 'complete' ? performance.now() - start - duration : 0;
  };
  while (idle() < QUIET || (await page.evaluate(restedFor)) < QUIET) await page.waitForTimeout(100);
}

/** Runs in the page before any other script. */
function watch(root: string | undefined): void {
  if (window.top !== window) return;
  const bench: Window['bench'] = { visible: 0, ready: 0, shift: 0, long: [] };
  window.bench = bench;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) bench.long.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.shift += (entry as PerformanceEntry & { value: number }).value; // a layout shift has a value
  }).observe({ type: 'layout-shift', buffered: true });
  if (root === undefined) {
    window.addEventListener('load', () => window.benchReady(''));
    return;
  }
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
        window.benchReady('');
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
