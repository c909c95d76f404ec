import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { browserLaunch } from '#fixtures/world/browser.ts';

// Visits a page three times with one browser profile, as a slow phone on a slow connection, and once more without scripts.

const CPU_SLOWED = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** A page has settled once nothing has loaded and no long task has run for this long, in ms. */
const QUIET = 1_500;
/** The timeout for a page to get ready and to settle, in ms. */
const PATIENCE = 60_000;

export interface Subject {
  address: string;
  /** Selector of the element with the page's fields and buttons. */
  root: string;
}

/** Times in ms, sizes in bytes. */
export type Figures = Record<string, number>;

interface Request {
  url: string;
  kind: string;
  bytes: number;
  isCached: boolean;
  isDone: boolean;
}

declare global {
  interface Window {
    bench: { visible: number; ready: number; shift: number; long: { start: number; duration: number }[] };
    benchReady: (word: string) => void;
  }
}

export async function visits({ address, root }: Subject): Promise<Figures> {
  const { executablePath, args } = browserLaunch('whole');
  // With Chromium's own features, such as compiling scripts while they load, and a profile that keeps compiled code.
  const context = await chromium.launchPersistentContext('', {
    ...PHONE,
    ...(executablePath && { executablePath }),
    args: args.filter((arg) => !arg.startsWith('--disable-features')),
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    const first = await visit(context, address, root);
    const second = await visit(context, address, root);
    const third = await visit(context, address, root);
    return {
      ...first,
      'second visit: ready': second.ready ?? Number.NaN,
      'second visit: requests': second.requests ?? Number.NaN,
      'third visit: ready': third.ready ?? Number.NaN,
      ...(await layOut(context, address)),
    };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, address: string, root: string): Promise<Figures> {
  const page = await context.newPage();
  const cdp = await slowed(context, page);
  const ready = Promise.withResolvers<void>();
  cdp.on('Runtime.bindingCalled', ({ name }) => name === 'benchReady' && ready.resolve());
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'benchReady' });
  const requests = await watchRequests(cdp);
  await page.addInitScript(watch, root);
  await page.goto(address, { waitUntil: 'commit' });
  await Promise.race([ready.promise, late(address)]);
  await settle(page, requests);
  const seen = await page.evaluate(read);
  const { TaskDuration: work } = await durations(cdp);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  await page.close();
  return { ...seen, work, heap, ...sumsOf([...requests.values()]) };
}

/** Measures style and layout of a page without scripts. Its files are cached by the visits. */
async function layOut(context: BrowserContext, address: string): Promise<Figures> {
  const page = await context.newPage();
  const cdp = await slowed(context, page);
  await cdp.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(address, { waitUntil: 'load' });
  // The frame after the load event.
  await page.screenshot();
  const { RecalcStyleDuration: style, LayoutDuration: layout } = await durations(cdp);
  await page.close();
  return { style, layout, 'style + layout': style + layout };
}

async function slowed(context: BrowserContext, page: Page): Promise<CDPSession> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  return cdp;
}

const DURATIONS = ['TaskDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

async function durations(cdp: CDPSession): Promise<Record<(typeof DURATIONS)[number], number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const spent = (wanted: string) => 1_000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
  const [TaskDuration, RecalcStyleDuration, LayoutDuration] = DURATIONS.map(spent) as [number, number, number]; // one each
  return { TaskDuration, RecalcStyleDuration, LayoutDuration };
}

async function late(address: string): Promise<never> {
  await setTimeout(PATIENCE, undefined, { ref: false });
  throw new Error(`${address} was not ready within ${PATIENCE / 1_000} s.`);
}

async function watchRequests(cdp: CDPSession): Promise<Map<string, Request>> {
  const requests = new Map<string, Request>();
  const note = (id: string, change: Partial<Request>) => Object.assign(requests.get(id) ?? {}, change);
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other' }) => {
    if (/^https?:/.test(url)) requests.set(requestId, { url, kind: type, bytes: 0, isCached: false, isDone: false });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => note(requestId, { isCached: true }));
  cdp.on('Network.responseReceived', ({ requestId, response: { fromDiskCache } }) => {
    if (fromDiskCache) note(requestId, { isCached: true });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, { bytes: encodedDataLength, isDone: true }),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => note(requestId, { isDone: true }));
  return requests;
}

function sumsOf(all: readonly Request[]): Figures {
  const asked = all.filter(({ isCached }) => !isCached);
  const bytes = (of: readonly Request[]) => of.reduce((sum, request) => sum + request.bytes, 0);
  const kindOf = ({ url, kind }: Request) => {
    if (kind === 'Document') return 'page';
    if (/\/(?:api|oauth|v1)\//.test(url)) return 'calls';
    // A script may fetch a font.
    if (url.endsWith('.woff2')) return 'fonts';
    return kind === 'Image' ? 'pictures' : 'scripts and styles';
  };
  const kinds = ['page', 'scripts and styles', 'calls', 'fonts', 'pictures'];
  return {
    requests: asked.length,
    bytes: bytes(asked),
    ...Object.fromEntries(kinds.map((kind) => [`bytes: ${kind}`, bytes(asked.filter((one) => kindOf(one) === kind))])),
  };
}

async function settle(page: Page, requests: Map<string, Request>): Promise<void> {
  const restedFor = () => {
    const { start, duration } = window.bench.long.at(-1) ?? { start: 0, duration: 0 };
    return document.readyState === 'complete' ? performance.now() - start - duration : 0;
  };
  const isLoaded = () => [...requests.values()].every(({ isDone }) => isDone);
  let loaded = Date.now();
  while (Date.now() - loaded < QUIET || (await page.evaluate(restedFor)) < QUIET) {
    if (!isLoaded()) loaded = Date.now();
    await setTimeout(50);
  }
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
    for (const entry of list.getEntries()) bench.shift += 'value' in entry ? Number(entry.value) : 0;
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
      window.setTimeout(() => {
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
    longest: Math.max(0, ...long.map(({ duration }) => duration)),
    shift,
  };
}
