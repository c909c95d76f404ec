import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { examplePages } from '../../../scripts/docs/host-pages.ts';

/** Elements that clobber properties of the window, the document and a form. */
const CLOBBERING = [
  ...[
    'Stripe',
    'grecaptcha',
    'fetch',
    'location',
    'quarterly',
    'settings',
    'customElements',
    'root',
    'name',
    'crypto',
  ].map((id) => `<a id="${id}" name="${id}"></a>`),
  ...['title', 'body', 'cookie', 'forms', 'location', 'URL', 'activeElement', 'documentElement', 'visibilityState'].map(
    (name) => `<form name="${name}"></form>`,
  ),
  '<form id="journal" name="cart">',
  ...['submit', 'action', 'id', 'children', 'elements', 'querySelector'].map(
    (name) => `<input type="hidden" name="${name}" />`,
  ),
];

const FOLDER = 'tests/journeys/host';

/** Places that a host may give its page content, by name. */
const PLACES: Readonly<Record<string, (page: string) => string>> = {
  // The page scrolls in an element below the host's own bar, slowly; the window does not scroll.
  pane: (page) =>
    inBody(page, '<div class="bar">Our bar</div><div class="pane">', '</div>').replace(
      '</head>',
      `<style>
        html, body { height: 100%; margin: 0; overflow: hidden; }
        body { display: flex; flex-direction: column; }
        .bar { flex: none; height: 60px; }
        .pane { flex: 1; overflow: auto !important; scroll-behavior: smooth; }
      </style></head>`,
    ),
  // Without a doctype, browsers imitate those of the nineties, and the body scrolls the window.
  quirks: (page) => page.replace('<!doctype html>', ''),
  transformed: (page) => inBody(page, '<div style="transform: translateY(20px); overflow: hidden">', '</div>'),
  rightToLeft: (page) => page.replace('<html lang="en">', '<html lang="ar" dir="rtl">'),
  unselectable: (page) =>
    inBody(
      page,
      '<div style="user-select: none; cursor: wait; text-transform: uppercase; white-space: nowrap; font-style: italic; font-size: 40px; line-height: 1; letter-spacing: 1em; word-spacing: 1em; text-indent: 5em; text-align: center">',
      '</div>',
    ),
};

const inBody = (page: string, before: string, after: string): string =>
  page.replace('<body>', `<body>${before}`).replace('</body>', `${after}</body>`);

/** Adds pages for the journeys: a bare page, every page on a hostile host, and every page in other places. */
export function withTrials(host: Hono, folder: string): Hono {
  const app = new Hono();
  const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
  for (const file of ['house-style.css', 'old-library.js'])
    app.get(`/hostile/${file}`, serveStatic({ path: join(FOLDER, 'hostile', file) }));
  const underPolicyOf = async (path: string) => Object.fromEntries((await host.request(path)).headers);
  app.get('/bare', async (context) => context.html(read('bare.html'), 200, await underPolicyOf('/')));
  app.get('/plain', async (context) =>
    context.html(withHeads(plainPage(), folder), 200, await underPolicyOf('/login')),
  );
  app.get('/hostile/clobbered', (context) => context.html(withHeads(read('hostile/clobbered.html'), folder)));
  for (const [folder, place] of Object.entries({ hostile, ...PLACES }))
    for (const { path, address } of examplePages())
      app.get(`/${folder}${path === '/' ? '/index' : path.replaceAll(/\/\{\w+\}/g, '')}`, async (context) => {
        const { search } = new URL(context.req.url);
        const page = await host.fetch(new Request(new URL(address + search, context.req.url)));
        // Sent without the policy, which would forbid another base and inline styles.
        return context.html(place(await page.text()));
      });
  app.all('*', ({ req }) => host.fetch(req.raw));
  return app;
}

/** The example page in docs/host.md. */
const plainPage = (): string =>
  /```html\n(<!doctype html>.*?)```/s.exec(readFileSync('docs/host.md', 'utf8'))?.[1] ?? '';

const withHeads = (page: string, folder: string): string =>
  page.replaceAll(/<!-- (head\/[\w-]+\.html) -->/g, (_, file: string) => readFileSync(join(folder, file), 'utf8'));

/** Turns a page into that of a hostile host: another base, old scripts, aggressive styles and clobbered names. */
const hostile = (page: string): string =>
  page
    .replace('<head>', `<head>\n    <base href="/elsewhere/" />\n    <script src="/hostile/old-library.js"></script>`)
    .replace('</head>', `  <link rel="stylesheet" href="/hostile/house-style.css" />\n  </head>`)
    .replace(/<main[^>]*>/, (main) => `${main}\n      ${CLOBBERING.join('')}`)
    .replace('</main>', '</form>\n    </main>');
