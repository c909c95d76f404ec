import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { listen } from '#mocks/http/serve.ts';
import { replies } from '#mocks/replies.ts';
import type { Widget } from '#src/widgets.ts';
import { browserLaunch } from '../../tests/support/browser.ts';
import { filesAtStart, readManifest, readSite } from '../budgets/weigh.ts';
import { asset, fromMemory, html } from './serve.ts';

export const CPU_SLOWED = 4;

export async function withBrowser<Result>(
  folder: string,
  pages: Record<string, string>,
  use: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const answer = async (address: string) => {
    const [path = ''] = address.split('?');
    if (pages[path] !== undefined) return html(pages[path]);
    return path in CALLS ? Response.json(CALLS[path]) : (asset(folder, path) ?? new Response(null, { status: 404 }));
  };
  const server = await listen(fromMemory(answer));
  const browser = await chromium.launch(browserLaunch('whole'));
  try {
    return await use(browser, server.url.origin);
  } finally {
    await browser.close();
    await server.close();
  }
}

export async function openPage(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

/** The main thread's CPU time so far, in ms. Other load on the machine hardly affects it. */
export async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

export async function inTurns<Subject, Measured>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Measured>,
): Promise<Measured[][]> {
  const measured = subjects.map((): Measured[] => []);
  for (let run = 0; run <= runs; run += 1)
    for (const [at, subject] of subjects.entries()) {
      const found = await measure(subject);
      if (run > 0) measured[at]?.push(found);
    }
  return measured;
}

export const middlesOf = <Figures extends object>(all: readonly Figures[]): { [Key in keyof Figures]: number } =>
  // All have the same figures as the first.
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, middleOf(all.map((one) => Number(Object(one)[key])))]),
  ) as { [Key in keyof Figures]: number };

export const middleOf = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;

export function writeReport(name: string, figures: unknown): void {
  mkdirSync('reports', { recursive: true });
  writeFileSync(`reports/${name}.json`, `${JSON.stringify(figures, undefined, 2)}\n`);
}

export function hostPage(widget: Widget, data: unknown): string {
  const site = readSite();
  const { entry, manifest, screens } = site;
  const files = [...filesAtStart(site, screens[widget] ?? '')];
  const block = JSON.stringify(data).replaceAll('<', '\\u003c');
  const body = `<div data-journal="${widget}"></div><script type="application/json" id="journal-data">${block}</script>`;
  return htmlOf(files, manifest[entry]?.file ?? '', body);
}

export function entryPage(folder: string, entry: string): string {
  const { file = '', css = [] } = readManifest(folder)[entry] ?? {};
  return htmlOf([...css, file], file, '');
}

/** Names all style sheets and scripts in the head, so that none is discovered late. */
function htmlOf(files: string[], entry: string, body: string): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bench</title><link rel="icon" href="data:,">
${links.join('\n')}
<script type="module" crossorigin src="/${entry}"></script></head><body>${body}</body></html>`;
}

const CALLS: Record<string, unknown> = {
  '/api/config/shipping': replies.getShipping.shipping.body,
  '/api/store/products': replies.getProducts.swag.body,
};
