import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { replies } from '#mocks/replies.ts';
import type { Widget } from '#src/mounts.ts';
import { browserLaunch } from '../../tests/support/browser.ts';
import { filesAtStart, readManifest, readSite } from '../budgets/weigh.ts';

/** How many times slower than this machine the processor of a page is. */
export const CPU_SLOWED = 4;

/** Serves pages by their path, and the files of builds, for as long as a browser is on them. */
export async function withBrowser<Result>(
  folders: string[],
  pages: Record<string, string>,
  use: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const server = await serve(folders, pages);
  const browser = await chromium.launch(browserLaunch('whole'));
  try {
    const { port } = server.address() as AddressInfo; // it listens on a port
    return await use(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** A page with a session that counts what its main thread works. */
export async function openPage(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

/** What the main thread of a page has worked so far, in ms: other programs that keep the machine busy hardly change it. */
export async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** The median. */
export const middleOf = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;

/** Keeps the figures of a bench in `reports/`. */
export function writeReport(name: string, figures: unknown): void {
  mkdirSync('reports', { recursive: true });
  writeFileSync(`reports/${name}.json`, `${JSON.stringify(figures, undefined, 2)}\n`);
}

/** A host's page with one widget of the site in `dist`, and its page data. */
export function hostPage(widget: Widget, data: unknown): string {
  const site = readSite();
  const { entry, manifest, screens } = site;
  const files = [...filesAtStart(site, screens[widget] ?? '')];
  const block = JSON.stringify(data).replaceAll('<', '\\u003c');
  const body = `<div data-journal="${widget}"></div><script type="application/json" id="journal-data">${block}</script>`;
  return htmlOf(files, manifest[entry]?.file ?? '', body);
}

/** A page that loads an entry of the build in a folder, and nothing else. */
export function entryPage(folder: string, entry: string): string {
  const { file = '', css = [] } = readManifest(folder)[entry] ?? {};
  return htmlOf([...css, file], file, '');
}

/** A host's page: style sheets and scripts are named in its head, so that nothing waits for a chain. */
function htmlOf(files: string[], entry: string, body: string): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
${links.join('\n')}
<script type="module" crossorigin src="/${entry}"></script></head><body>${body}</body></html>`;
}

interface Answer {
  type: string;
  body: Buffer;
}

/** What the pages ask the API for. */
const CALLS = {
  '/api/config/shipping': replies.getShipping.shipping.body,
  '/api/store/products': replies.getProducts.swag.body,
};

/** Serves pages, calls and the files of builds over one origin, compressed as a host would. */
function serve(folders: string[], pages: Record<string, string>): Promise<Server> {
  const known = new Map([
    ...Object.entries(pages).map(([path, html]) => [path, compressed('text/html; charset=utf-8', html)] as const),
    ...Object.entries(CALLS).map(
      ([path, body]) => [path, compressed('application/json', JSON.stringify(body))] as const,
    ),
  ]);
  const answerTo = (path: string): Answer | undefined => {
    const answer = known.get(path) ?? (path.startsWith('/assets/') ? readAsset(folders, path) : undefined);
    if (answer) known.set(path, answer);
    return answer;
  };
  const server = createServer(({ url = '/' }, response) => {
    const answer = answerTo(new URL(url, 'http://host').pathname);
    if (!answer) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': answer.type, 'Content-Encoding': 'br', 'Cache-Control': 'no-store' });
    return response.end(answer.body);
  });
  return new Promise((resolve) => {
    server.listen(0, () => resolve(server));
  });
}

function readAsset(folders: string[], path: string): Answer | undefined {
  for (const folder of folders) {
    try {
      const type = extname(path) === '.css' ? 'text/css' : 'text/javascript';
      return compressed(type, readFileSync(join(folder, path)));
    } catch {
      // It is the other build's.
    }
  }
  return undefined;
}

const compressed = (type: string, body: string | Buffer): Answer => ({
  type,
  body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
});
