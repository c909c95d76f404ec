import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { CONSOLE, type ConsoleOptions, createConsole, createPasswordPage } from '../console/console.ts';
import { type StatedHeaders, statedHeaders } from '../contract/headers.ts';
import type { PageId } from '../documented.ts';
import type { Journal } from '../journal/journal.ts';
import { openPage } from '../pages/page-data.ts';
import { pages } from '../replies.ts';
import type { AnyAnswer } from '../respond.ts';
import { visits } from '../routes.gen.ts';
import { patternOf, visitIds } from '../routes.ts';
import { stripeApi } from '../stripe/api.ts';
import { RECEIVING, receiving } from '../webhooks/receive.ts';
import { sessionIn } from './call-of.ts';
import { createHandlers } from './handlers.ts';
import { pageOrData, preferred, unplayed } from './preferred.ts';

/** Answers one request. A response of type `error` cuts the connection. */
export type Answering = (request: Request) => Promise<Response>;

export interface Listening {
  url: URL;
  close: () => Promise<void>;
}

interface AnsweringOptions extends ConsoleOptions {
  /** The origins that may make changes: only its own, or any, for pages developed against the server. */
  origins?: 'own' | 'any';
  covers?: Hono;
  /** Signs the provider's events that the journal receives. */
  webhookSecret?: string;
}

/**
 * Creates the HTTP interface of the mock journal: calls, host pages, the payment provider's API and the console. The
 * console accepts changes only from its own origin.
 */
export function answering(
  journal: Journal,
  { origins = 'own', covers, webhookSecret, ...options }: AnsweringOptions = {},
): Answering {
  const ownConsole = createConsole(journal, options);
  const files = hostFiles(journal, covers);
  const receive = receiving(journal, webhookSecret);
  const handlers = [...createHandlers(journal), stripeApi(journal), hostPages(journal), ...visitHandlers()];
  return async (asked) => {
    const isHead = asked.method === 'HEAD';
    const request = isHead ? new Request(asked.url, { headers: asked.headers }) : asked;
    const { pathname } = new URL(request.url);
    if ((origins === 'own' || isOfConsole(pathname)) && isForeignChange(request))
      return HttpResponse.json({ errors: 'This request comes from another site.' }, { status: 403 });
    if (pathname === RECEIVING && request.method === 'POST') return receive(request);
    const response = isOfConsole(pathname)
      ? await ownConsole.fetch(request)
      : ((await getResponse(handlers, request)) ?? (await files.fetch(request)));
    const answer = withOwnCookies(request, response);
    return isHead && answer.type !== 'error' ? withoutBody(answer) : answer;
  };
}

function hostFiles(journal: Journal, covers = new Hono()): Hono {
  const app = new Hono();
  app.route('/', covers);
  app.route('/password', createPasswordPage(journal));
  app.notFound(({ req, json }) => json({ errors: `The contract has no ${req.method} ${req.path}.` }, 404));
  return app;
}

const isOfConsole = (pathname: string): boolean => pathname === CONSOLE || pathname.startsWith(`${CONSOLE}/`);

/**
 * Removes `Secure` from the cookie of a page or call over plain HTTP. Only some browsers exempt localhost, and most
 * client libraries do not.
 */
export const cookieOver = ({ url }: Request, cookie: string): string =>
  url.startsWith('http:') ? cookie.replace(/; Secure\b/, '') : cookie;

async function withoutBody(response: Response): Promise<Response> {
  const { byteLength } = await response.arrayBuffer();
  const { status, headers } = response;
  if (byteLength > 0) headers.set('Content-Length', String(byteLength));
  return new Response(null, { status, headers });
}

function withOwnCookies(request: Request, response: Response): Response {
  const cookies = response.headers.getSetCookie();
  if (cookies.length === 0) return response;
  response.headers.delete('Set-Cookie');
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookieOver(request, cookie));
  return response;
}

function isForeignChange({ method, url, headers }: Request): boolean {
  const { origin, pathname } = new URL(url);
  const asking = headers.get('Origin');
  return method !== 'GET' && method !== 'HEAD' && !pathname.startsWith('/v1/') && asking !== null && asking !== origin;
}

/** Renders host pages. Used over HTTP only; in a browser, the site renders them. */
const hostPages = (journal: Journal): HttpHandler =>
  http.get('*', ({ request }) => {
    if (request.headers.has('Prefer')) return undefined;
    const { pathname, searchParams } = new URL(request.url);
    const page = openPage(journal, pathname, searchParams, sessionIn(request));
    if (!page) return undefined;
    if ('redirect' in page)
      return new HttpResponse(null, { status: 302, headers: { ...page.headers, Location: page.redirect } });
    return pageOrData(request, { status: 200, headers: { ...headersOf(page.id), ...page.headers }, body: page.data });
  });

/** A page has the same headers in every example. */
const headersOf = (id: PageId): AnyAnswer['headers'] => Object.values<AnyAnswer>(pages[id])[0]?.headers;

/** Creates handlers for pages and links. Used over HTTP only; in a browser, the site itself serves pages. */
export const visitHandlers = (): HttpHandler[] =>
  visitIds.map((id) =>
    http[visits[id].method](
      patternOf(id),
      ({ request }) =>
        preferred(id, request) ?? unplayed(`The mock journal renders no pages: ${id} is the host's.`, id),
    ),
  );

/** Listens on a port, or on any free one for 0, and accepts every origin. */
export async function listen(answer: Answering, port = 0): Promise<Listening> {
  const crossOrigin = sharing(statedHeaders());
  const server = serve({
    fetch: (request, bindings) =>
      over(answer, request, bindings, isOfConsole(new URL(request.url).pathname) ? {} : crossOrigin(request)),
    port,
    overrideGlobalObjects: false,
  });
  await once(server, 'listening');
  return {
    url: new URL(`http://localhost:${(server.address() as AddressInfo).port}/`), // it listens on a port
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function over(
  answer: Answering,
  request: Request,
  { outgoing }: HttpBindings | Http2Bindings,
  shared: Record<string, string>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: shared });
  const response = await answer(request);
  if (response.type === 'error') {
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  for (const [name, value] of Object.entries(shared)) response.headers.append(name, value);
  return response;
}

function sharing({ request: sent, reply }: StatedHeaders): (request: Request) => Record<string, string> {
  // Scripts can never read this header.
  const exposed = reply.filter((name) => name !== 'Set-Cookie').join(', ');
  const allowed = ['Authorization', 'Content-Type', 'Prefer', ...sent].join(', ');
  return (request) => ({
    'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': allowed,
    'Access-Control-Expose-Headers': exposed,
    Vary: 'Origin',
  });
}
