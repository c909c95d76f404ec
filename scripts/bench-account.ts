import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { pages } from '#mocks/replies.ts';
import { browserLaunch } from '../tests/support/browser.ts';
import { hostPage, html, serve } from './bench/host.ts';

// Loads the built `/account` in turns with a few issues and with hundreds. What is held to is how much more work the large
// one is on a processor that is four times as slow: one task of 50 ms at most. What the main thread itself worked is
// counted, which another program that keeps the machine busy hardly changes; slowed by the browser it would.

const RUNS = 15;
const PORT = Number(process.env.BENCH_PORT ?? 4173);
const FOLDER = process.env.BENCH_FOLDER ?? 'dist';
const CPU_SLOWED = 4;
/** How long a page is watched after it is drawn, in ms. */
const AFTERWARDS = 1_500;

const small: Page = pages.showAccount.extended.body;
const server = await serve(PORT, [FOLDER], {
  '/small': html(hostPage(FOLDER, 'account', small)),
  '/large': html(hostPage(FOLDER, 'account', grown(400, 12))),
});
const browser = await chromium.launch(browserLaunch('whole'));
const work = { small: [] as number[], large: [] as number[] };
for (let run = 0; run <= RUNS; run += 1) {
  for (const size of ['small', 'large'] as const) {
    const worked = await workOf(browser, `http://localhost:${PORT}/${size}`);
    // The first of each warms up browser and server.
    if (run > 0) work[size].push(worked);
  }
}
await browser.close();
server.close();
const slowed = { small: CPU_SLOWED * middleOf(work.small), large: CPU_SLOWED * middleOf(work.large) };
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench-account.json', `${JSON.stringify(slowed, undefined, 2)}\n`);
console.log(
  `\nThe main thread works ${slowed.small.toFixed(0)} ms for 4 issues and a later cycle, and ${slowed.large.toFixed(0)} ms for 400 and 12: ` +
    `${(slowed.large - slowed.small).toFixed(0)} ms more, on a processor four times as slow (medians of ${RUNS}).\n`,
);

/** What the main thread works until the page is drawn, in ms. */
async function workOf(on: Browser, address: string): Promise<number> {
  const context = await on.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('#payment-settings');
    await page.waitForTimeout(AFTERWARDS);
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  } finally {
    await context.close();
  }
}

function middleOf(all: number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

type Page = typeof pages.showAccount.extended.body;

/** The page of a reader with so many issues received, and so many cycles to come. */
function grown(delivered: number, cycles: number): unknown {
  const { timetable } = small.subscriber;
  const [cycle] = timetable.future_subscriptions;
  const { issues_delivered } = timetable;
  return {
    ...small,
    subscriber: {
      ...small.subscriber,
      timetable: {
        ...timetable,
        issues_delivered: Array.from({ length: delivered }, (_, at) => issues_delivered[at % issues_delivered.length]),
        future_subscriptions: Array.from({ length: cycles }, (_, at) => ({
          ...cycle,
          info: { ...cycle.info, token: `${cycle.info.token}_${at}` },
        })),
      },
    },
  };
}
