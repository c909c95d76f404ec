import { readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { bodyOf, failureBody, missingPage, titleOf } from '#mocks/publication/page.ts';
import { type HostData, type Page, pages } from '#mocks/publication/pages.ts';
import { contentPolicy, policyHeader } from '#src/server/content-policy.ts';
import { readBuild } from './build.ts';
import { documentOf, STYLE_HASH } from './document.ts';
import { fontsOf } from './fonts.ts';

/** The page data for a request, or the path to redirect to; `headers` may set a session cookie. */
export type Opened = ({ data: HostData } | { redirect: string }) & { headers?: Readonly<Record<string, string>> };

/** The server behind the host: here the mock journal, in production your own. */
export interface Backend {
  /** Returns the page data for a request, whose cookie holds the session; undefined if the journal has no such page. */
  pageData: (request: Request) => Opened | undefined;
  /** Answers the contract's API calls. */
  answer: (request: Request) => Promise<Response>;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_FIVE_MINUTES = 'public, max-age=300';
const FOR_A_DAY = 'public, max-age=86400';

/** Which pages browsers may prefetch while a reader points at a link. */
const RULES = '/speculation-rules.json';
const rules = readFileSync(new URL('../speculation-rules.json', import.meta.url), 'utf8');

/** Over plain HTTP, browsers ignore the header that drops prefetched pages. */
const CLEARABLE = /^https:|^http:\/\/localhost[:/]/;

/** Creates a host for the journal's widgets. `folder` is the absolute path of the output of `npm run build`. */
export async function createHost({ pageData, answer }: Backend, folder: string): Promise<Hono> {
  const build = await readBuild(folder);
  const app = new Hono();
  app.use(compress({ encoding: 'gzip' }));

  // Asset names contain a content hash, so browsers may cache them forever. Each has a compressed copy beside it.
  app.use('/journal/assets/*', keptFor(FOR_EVER));
  app.get('/journal/assets/*', serveStatic({ root: folder, rewriteRequestPath: withoutFolder, precompressed: true }));
  // The entry under a stable name, for pages that mount widgets by hand.
  app.use('/journal/quarterly.js', keptFor(FOR_FIVE_MINUTES));
  app.get('/journal/quarterly.js', serveStatic({ root: folder, rewriteRequestPath: withoutFolder }));
  app.get('/journal/journal.json', ({ json }) => json(build.list, 200, { 'Cache-Control': 'no-cache' }));

  app.use('/covers/*', keptFor(FOR_A_DAY));
  app.get('/covers/*', serveStatic({ root: 'public' }));
  app.use('/late-font.js', keptFor(FOR_FIVE_MINUTES));
  app.get('/late-font.js', serveStatic({ path: 'docs/examples/host/late-font.js' }));
  app.use('/fonts/*', keptFor(FOR_EVER));
  app.get(
    '/fonts/*',
    serveStatic({ root: 'node_modules/@fontsource-variable/newsreader/files', rewriteRequestPath: withoutFolder }),
  );

  app.get(RULES, ({ body }) =>
    body(rules, 200, { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': FOR_A_DAY }),
  );
  // Another request may change what a prefetched page shows, in any tab.
  app.use(async ({ req, header }, next) => {
    await next();
    if (req.method !== 'GET' && CLEARABLE.test(req.url)) header('Clear-Site-Data', '"prefetchCache"');
  });

  // Passes calls to the journal unchanged. `/v1` is the payment provider's API, which only the mock journal provides.
  for (const path of ['/api/*', '/v1/*', '/oauth/*']) app.all(path, ({ req }) => answer(req.raw));
  app.post('/logout', ({ req }) => answer(req.raw));

  const render = async (page: Page, path: string, data: HostData, context: Context) => {
    const widgets = await build.render(page.widgets, data, context.req.url);
    const parts = { page, path, data, widgets };
    const fonts = fontsOf(getCookie(context, 'fonts'));
    const head = build.headOf(page.widgets);
    return documentOf({ ...page, title: titleOf(parts), fonts, head, body: bodyOf(parts) });
  };

  for (const [path, page] of Object.entries(pages))
    app.get(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const opened = pageData(context.req.raw);
      if (!opened) return context.notFound();
      for (const [name, value] of Object.entries(opened.headers ?? {})) context.header(name, value);
      const data = 'data' in opened ? opened.data : {};
      protect(context, data, build.stylesOf(page.widgets), { tellsReferrer: !page.holdsSecret });
      if ('redirect' in opened) return context.redirect(opened.redirect);
      return answerWith(context, data, () => render(page, path, data, context));
    });

  app.notFound(async (context) => {
    // An unknown address gets the header and footer of the front page.
    const opened = pageData(new Request(new URL('/', context.req.url), { headers: context.req.raw.headers }));
    const data = opened && 'data' in opened ? opened.data : {};
    protect(context, data, build.stylesOf([]));
    return context.html(render(missingPage, '', data, context), 404);
  });

  app.onError((error, context) => {
    console.error(error);
    protect(context, {}, []);
    const [title, description] = ['Something went wrong', 'This page could not be shown.'];
    return context.html(documentOf({ title, description, body: failureBody() }), 500);
  });
  return app;
}

/** Sets the headers of a page. Every page shows its reader in the header, so no cache may store it. */
function protect(context: Context, data: HostData, styles: readonly string[], { tellsReferrer = true } = {}): void {
  const { hashes } = fontsOf(getCookie(context, 'fonts'));
  const policy = contentPolicy([data], { styles: [...styles, STYLE_HASH, ...hashes] });
  context.header('Content-Security-Policy', policyHeader(policy));
  context.header('Referrer-Policy', tellsReferrer ? 'strict-origin-when-cross-origin' : 'no-referrer');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cache-Control', 'no-store');
  if (CLEARABLE.test(context.req.url)) context.header('Speculation-Rules', `"${RULES}"`);
}

/** Answers with a page, or with its data alone if the request prefers JSON. */
function answerWith(context: Context, data: HostData, render: () => Promise<string>): Response | Promise<Response> {
  const supports = ['text/html', 'application/json'];
  context.header('Vary', 'Accept', { append: true });
  const type = accepts(context, { header: 'Accept', supports, default: 'text/html' });
  return type === 'text/html' ? context.html(render()) : context.json(data);
}

const keptFor =
  (time: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    if (context.res.ok && !context.res.headers.has('Cache-Control')) context.header('Cache-Control', time);
  };

const withoutFolder = (path: string): string => path.replace(/^\/\w+/, '');
