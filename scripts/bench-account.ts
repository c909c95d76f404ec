import type { Browser } from 'playwright';
import { pages } from '#mocks/replies.ts';
import {
  CPU_SLOWED,
  hostPage,
  inTurns,
  middleOf,
  openPage,
  withBrowser,
  workOf,
  writeReport,
} from './bench/measure.ts';

// Loads the built `/account` alternately with a few issues and with hundreds. The limit is on the extra work of the
// large page with the CPU slowed four times: one 50 ms task at most. It counts the main thread's CPU time at full speed
// and multiplies it, because other load on the machine hardly affects that; throttling in the browser would make it
// noisy.

const RUNS = 15;
/** How long to watch a page after it renders, in ms. */
const AFTERWARDS = 1_500;

const reader: Page = pages.showAccount.extended.body;
const answers = {
  '/small': hostPage('account', reader),
  '/large': hostPage('account', grown(400, 12)),
};
const [small = [], large = []] = await withBrowser('dist', answers, (browser, origin) =>
  inTurns(['small', 'large'], RUNS, (size) => workFor(browser, `${origin}/${size}`)),
);
const slowed = { small: CPU_SLOWED * middleOf(small), large: CPU_SLOWED * middleOf(large) };
writeReport('bench-account', slowed);
console.log(
  `\nThe main thread works ${slowed.small.toFixed(0)} ms for 4 issues and a later cycle, and ${slowed.large.toFixed(0)} ms for 400 and 12: ` +
    `${(slowed.large - slowed.small).toFixed(0)} ms more, on a processor four times as slow (medians of ${RUNS}).\n`,
);

/** The main thread's work until the page has rendered, in ms. */
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

function grown(delivered: number, cycles: number): unknown {
  const { timetable } = reader.subscriber;
  const [cycle] = timetable.future_subscriptions;
  const { issues_delivered } = timetable;
  return {
    ...reader,
    subscriber: {
      ...reader.subscriber,
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
