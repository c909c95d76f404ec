import { Hono } from 'hono';
import { pathIn } from '#host/address/own-address.ts';
import { CONSOLE } from '#mocks/console/console.ts';
import { enterWorld, WORLD } from '#mocks/console/world.ts';
import { sessionIn } from '#mocks/http/call-of.ts';
import { answering, cookieOver } from '#mocks/http/serve.ts';
import type { Journal } from '#mocks/journal/journal.ts';
import { openPage } from '#mocks/pages/page-data.ts';
import { INDEX } from '#mocks/publication/index-of-pages.ts';
import type { Backend, Opened } from '../../docs/examples/host/server.ts';

export function mockBackend(journal: Journal): Backend {
  const answer = answering(journal);
  return {
    pageData: (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const opened = openPage(journal, pathname, searchParams, sessionIn(request)) as Opened | undefined; // its data follow the contract
      const { 'Set-Cookie': cookie, ...headers } = opened?.headers ?? {};
      if (!opened || cookie === undefined) return opened;
      return { ...opened, headers: { ...headers, 'Set-Cookie': cookieOver(request, cookie) } };
    },
    answer: async (request) => {
      const response = await answer(request);
      // The connection to the journal was cut.
      return response.type === 'error' ? new Response(null, { status: 502 }) : response;
    },
  };
}

/**
 * Adds the journal's console at `/__journal`, and lets the address of any page choose the world of its session:
 * `?reader=NAME` logs in as a reader of the mock journal, `?scenario=NAME` enters a scenario.
 */
export function withConsole(journal: Journal, host: Hono): Hono {
  const app = new Hono();
  const answer = answering(journal, { pages: INDEX });
  for (const path of [CONSOLE, `${CONSOLE}/*`, '/password']) app.all(path, ({ req }) => answer(req.raw));
  app.get('*', async ({ req, body }, next) => {
    const url = new URL(req.url);
    if (!WORLD.some((name) => url.searchParams.has(name))) return next();
    const { headers: { 'Set-Cookie': cookie } = {} } = enterWorld(journal, url.searchParams, sessionIn(req.raw));
    for (const name of WORLD) url.searchParams.delete(name);
    return body(null, 303, {
      Location: pathIn(url),
      'Cache-Control': 'no-store',
      ...(cookie !== undefined && { 'Set-Cookie': cookieOver(req.raw, cookie) }),
    });
  });
  app.all('*', ({ req }) => host.fetch(req.raw));
  return app;
}
