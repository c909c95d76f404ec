import type { Browser } from 'playwright';
import { pages } from '#mocks/replies.ts';
import { CPU_SLOWED, hostPage, middleOf, openPage, withBrowser, workOf, writeReport } from './bench/measure.ts';

// Loads the built `/account` in turns with a few issues and with hundreds. What is held to is how much more work the large
// one is on a processor that is four times as slow: one task of 50 ms at most. What the main thread itself worked is
// counted, which another program that keeps the machine busy hardly changes; slowed by the browser it would.

const RUNS = 15;
/** How long a page is watched after it is drawn, in ms. */
const AFTERWARDS = 1_500;

const small: Page = pages.showAccount.extended.body;
const work = { small: [] as number[], large: [] as number[] };
const answers = {
  '/small': hostPage('account', small),
  '/large': hostPage('account', grown(400, 12)),
};
await withBrowser(['dist'], answers, async (browser, origin) => {
  for (let run = 0; run <= RUNS; run += 1) {
    for (const size of ['small', 'large'] as const) {
      const worked = await workFor(browser, `${origin}/${size}`);
      // The first of each warms up browser and server.
      if (run > 0) work[size].push(worked);
    }
  }
});
const slowed = { small: CPU_SLOWED * middleOf(work.small), large: CPU_SLOWED * middleOf(work.large) };
writeReport('bench-account', slowed);
console.log(
  `\nThe main thread works ${slowed.small.toFixed(0)} ms for 4 issues and a later cycle, and ${slowed.large.toFixed(0)} ms for 400 and 12: ` +
    `${(slowed.large - slowed.small).toFixed(0)} ms more, on a processor four times as slow (medians of ${RUNS}).\n`,
);

/** What the main thread works until the page is drawn, in ms. */
async function workFor(browser: Browser, address: string): Promise<number> {
  const { page, cdp } = await openPage(browser);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('#payment-settings');
    await page.waitForTimeout(AFTERWARDS);
    return await workOf(cdp);
  } finally {
    await page.close();
  }
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
