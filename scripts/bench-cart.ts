import type { Browser, Page } from 'playwright';
import {
  CPU_SLOWED,
  entryPage,
  inTurns,
  middlesOf,
  openPage,
  withBrowser,
  workOf,
  writeReport,
} from './bench/measure.ts';
import { withBuild } from './budgets/weigh.ts';

// Presses a stepper arrow in a cart of 4 lines and in one of 1,000, alternately, with the CPU slowed four times. Both
// the new quantity and, after the reply, its price must be painted within 50 ms. The main thread's CPU time is reported
// too, because other load on the machine hardly affects it.

const ENTRY = 'scripts/bench/cart-page.tsx';
const RUNS = 20;
const MOST = 50;
const SIZES = [4, 1_000] as const;

/** Times for one cart size, in ms: until the quantity is painted, until its price is painted, and the work for both. */
interface Measured {
  pressed: number;
  answered: number;
  worked: number;
}

const results = await withBuild(ENTRY, (folder) =>
  withBrowser(folder, { '/cart': entryPage(folder, ENTRY) }, measureCarts),
);
writeReport('bench-cart', results);
for (const [size, { pressed, answered, worked }] of Object.entries(results))
  console.log(
    `${size.padStart(5)} lines: the number is painted ${pressed.toFixed(1)} ms after the press, its price ${answered.toFixed(1)} ms ` +
      `after the answer; ${worked.toFixed(1)} ms of work for both (medians of ${RUNS}, processor slowed ${CPU_SLOWED} times).`,
  );
const slowest = Math.max(...Object.values(results).flatMap(({ pressed, answered }) => [pressed, answered]));
if (slowest > MOST) process.exitCode = 1;

async function measureCarts(browser: Browser, origin: string) {
  const open = await Promise.all(SIZES.map((size) => openCart(browser, `${origin}/cart?lines=${size}`)));
  const measured = await inTurns(open, RUNS, measure);
  return Object.fromEntries(
    measured.map((all, at) => {
      const worst = Math.max(...all.flatMap(({ pressed, answered }) => [pressed, answered]));
      return [String(SIZES[at]), { ...middlesOf(all), worst }];
    }),
  );
}

type OpenCart = Awaited<ReturnType<typeof openPage>>;

async function openCart(browser: Browser, address: string): Promise<OpenCart> {
  const { page, cdp } = await openPage(browser);
  await page.goto(address);
  await page.getByRole('button', { name: 'One more of' }).first().waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  return { page, cdp };
}

async function measure({ page, cdp }: OpenCart): Promise<Measured> {
  await page.bringToFront();
  const before = await workOf(cdp);
  const painted = await press(page);
  return { ...painted, worked: (await workOf(cdp)) - before };
}

/** Presses an arrow on the third line and answers the call. Returns the time until each frame is painted, in ms. */
function press(page: Page): Promise<{ pressed: number; answered: number }> {
  return page.evaluate(async () => {
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port2.onmessage = () => resolve();
          port1.postMessage(undefined);
        });
      });
    const timed = async (act: () => void) => {
      await painted();
      const before = performance.now();
      act();
      await painted();
      return performance.now() - before;
    };
    const arrow = document.querySelectorAll<HTMLElement>('button[aria-label^="One more of"]')[2];
    const pressed = await timed(() => arrow?.click());
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.prepare();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const answered = await timed(() => window.answer());
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { pressed, answered };
  });
}
