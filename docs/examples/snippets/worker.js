// Renders widgets at the edge: fetches a page with empty mount points from your server and fills them. Route only pages
// to it. Runs in workerd (Cloudflare Workers), Deno and Bun.
import { render } from '@ember-days/quarterly/server';

const ORIGIN = 'https://origin.journal.example';

/** As your templates write them. The content is yours, for readers without scripts. */
const MOUNT_POINT = /<(div|header|footer) data-journal="([a-z-]+)">.*?<\/\1>/gs;
const PAGE_DATA = /<script type="application\/json" id="journal-data">(.*?)<\/script>/s;

const FIVE_MINUTES = 300;
const DAY = 86_400;

// biome-ignore lint/style/noDefaultExport: runtimes expect it
export default {
  async fetch(request) {
    const { pathname, search } = new URL(request.url);
    // Not resolved against the origin: `//` would start another host's address.
    const answer = await fetch(new Request(ORIGIN + pathname + search, request), { redirect: 'manual' });
    if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
    const page = await answer.text();
    const data = dataIn(page);
    const headers = new Headers(answer.headers);
    // They describe your server's answer.
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) headers.delete(name);
    headers.set('Cache-Control', isForEveryone(data, search, headers) ? shared() : 'no-store');
    return new Response(await filled(page, data, request.url), { status: answer.status, headers });
  },
};

function dataIn(page) {
  try {
    return JSON.parse(PAGE_DATA.exec(page)?.[1] ?? 'null');
  } catch {
    return null;
  }
}

/** Whether your server said that caches may keep the page, and nothing of one reader is in it. */
const isForEveryone = (data, search, headers) =>
  /\bpublic\b/.test(headers.get('Cache-Control') ?? '') &&
  !headers.has('Set-Cookie') &&
  !/[?&](?:token|link|\w+_secret)=/.test(search) &&
  data?.settings !== undefined &&
  data.subscriber === undefined &&
  data.cart === undefined;

/** Ends with the day in UTC, because a rendered page may show it. */
const shared = (seconds = Math.floor(Date.now() / 1_000)) =>
  `public, max-age=0, s-maxage=${Math.min(FIVE_MINUTES, DAY - (seconds % DAY))}`;

async function filled(page, data, url) {
  const pieces = [];
  let from = 0;
  for (const { 0: mountPoint, 2: widget, index } of page.matchAll(MOUNT_POINT)) {
    // The browser fills what could not be rendered.
    const html = await render(widget, data, { url }).catch(() => '');
    pieces.push(page.slice(from, index), html || mountPoint);
    from = index + mountPoint.length;
  }
  return [...pieces, page.slice(from)].join('');
}
