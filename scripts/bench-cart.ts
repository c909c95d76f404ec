import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build, type Manifest } from 'vite';
import { browserLaunch } from '../tests/support/browser.ts';
import { html, serve } from './bench/host.ts';

// Presses an arrow of a cart of 4 lines and of one of 1,000, in turns, on a processor slowed four times. What is held to is
// that the frame which shows the new number, and the one which shows its price when it is answered, are painted within
// 50 ms. What the main thread itself worked is counted beside it, which other programs hardly change.

const ENTRY = 'scripts/bench/cart.tsx';
const RUNS = 20;
const MOST = 50;
const SIZES = [4, 1_000] as const;
const PORT = Number(process.env.BENCH_PORT ?? 4173);
const CPU_SLOWED = 4;

/** Of one size: how long until the number is painted, and until its price is, and what was worked for both, in ms. */
interface Measured {
  pressed: number[];
  answered: number[];
  worked: number[];
}

const outDir = mkdtempSync(join(tmpdir(), 'quarterly-cart-'));
await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input: ENTRY } } });
const server = await serve(PORT, [outDir], { '/cart': html(documentOf(outDir)) });
const browser = await chromium.launch(browserLaunch('whole'));
const measured = new Map<number, Measured>(SIZES.map((size) => [size, { pressed: [], answered: [], worked: [] }]));
const open = await Promise.all(SIZES.map(async (size) => ({ size, ...(await openCart(browser, size)) })));
for (let run = 0; run <= RUNS; run += 1)
  for (const { size, page, cdp } of open) {
    await page.bringToFront();
    const before = await workOf(cdp);
    const { pressed, answered } = await press(page);
    const worked = (await workOf(cdp)) - before;
    // The first of each warms the page up.
    if (run === 0) continue;
    measured.get(size)?.pressed.push(pressed);
    measured.get(size)?.answered.push(answered);
    measured.get(size)?.worked.push(worked);
  }
await browser.close();
server.close();
rmSync(outDir, { recursive: true });

const results = Object.fromEntries(SIZES.map((size) => [size, middlesOf(measured.get(size))]));
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench-cart.json', `${JSON.stringify(results, undefined, 2)}\n`);
for (const [size, { pressed, answered, worked }] of Object.entries(results))
  console.log(
    `${size.padStart(5)} lines: the number is painted ${pressed.toFixed(1)} ms after the press, its price ${answered.toFixed(1)} ms ` +
      `after the answer; ${worked.toFixed(1)} ms of work for both (medians of ${RUNS}, processor slowed ${CPU_SLOWED} times).`,
  );
const slowest = Math.max(...Object.values(results).flatMap(({ pressed, answered }) => [pressed, answered]));
if (slowest > MOST) process.exitCode = 1;

async function openCart(on: Browser, size: number): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await on.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`http://localhost:${PORT}/cart?lines=${size}`);
  await page.getByRole('button', { name: 'One more of' }).first().waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  return { page, cdp };
}

/** Presses an arrow of the third line, and has it answered; each is measured until its frame is painted, in ms. */
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

/** What the main thread has worked so far, in ms. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

function middlesOf({ pressed, answered, worked }: Measured = { pressed: [], answered: [], worked: [] }) {
  return {
    pressed: middleOf(pressed),
    answered: middleOf(answered),
    worked: middleOf(worked),
    worst: Math.max(...pressed, ...answered),
  };
}

function middleOf(all: number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

/** A page that loads the script of the build. */
function documentOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const { file = '', css = [] } = manifest[ENTRY] ?? {};
  const sheets = css.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${sheets}
<script type="module" src="/${file}"></script></head><body></body></html>`;
}
