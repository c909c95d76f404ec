import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pages, replies } from '#mocks/replies.ts';
import type { Widget } from '#src/mounts.ts';
import { FLOOR, filesAtStart, readManifest, readSite } from '../budgets/weigh.ts';

interface Answer {
  type: string;
  body: Buffer;
}

/** Serves two pages over one origin: `/site` is `/subscribe` with its page data, `/floor` the bare stack. */
export const serveHost = (port: number, floor: string): Promise<Server> =>
  serve(port, ['dist', floor], {
    '/site': html(hostPage('dist', 'subscribe', pages.showSubscribe.visitor.body)),
    '/floor': html(floorPage(floor)),
    '/api/config/shipping': json(replies.getShipping.shipping.body),
    '/api/store/products': json(replies.getProducts.swag.body),
  });

/** Serves what is known and the files of builds over one origin, compressed as a host would. */
export function serve(port: number, folders: string[], answers: Record<string, Answer>): Promise<Server> {
  const known = new Map(Object.entries(answers));
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
    server.listen(port, () => resolve(server));
  });
}

/** A host's page with one widget of the build in a folder, and its page data. */
export function hostPage(folder: string, widget: Widget, data: unknown): string {
  const site = readSite(folder);
  const { entry, manifest, screens } = site;
  const files = [...filesAtStart(site, screens[widget] ?? '')];
  const block = JSON.stringify(data).replaceAll('<', '\\u003c');
  const body = `<div data-journal="${widget}"></div><script type="application/json" id="journal-data">${block}</script>`;
  return page(files, manifest[entry]?.file ?? '', body);
}

function floorPage(folder: string): string {
  const file = readManifest(folder)[FLOOR]?.file ?? '';
  return page([file], file, '');
}

/** A host's page: style sheets and scripts are named in its head, so that nothing waits for a chain. */
function page(files: string[], entry: string, body: string): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
${links.join('\n')}
<script type="module" crossorigin src="/${entry}"></script></head><body>${body}</body></html>`;
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

/** A document as it is served. */
export const html = (text: string): Answer => compressed('text/html; charset=utf-8', Buffer.from(text));

/** An answer of the API as it is served. */
export const json = (value: unknown): Answer => compressed('application/json', Buffer.from(JSON.stringify(value)));

const compressed = (type: string, body: Buffer): Answer => ({
  type,
  body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
});
