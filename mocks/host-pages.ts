import { type HttpHandler, HttpResponse, http } from 'msw';
import { hostPage } from './http/preferred.ts';
import type { Journal } from './journal/journal.ts';
import { openPage, type PlayedPageId } from './pages/page-data.ts';
import { pages } from './replies.ts';
import type { AnyAnswer } from './respond.ts';
import { sessionIn } from './session-cookie.ts';

/** Renders the pages that the journal has data for, as a host does; over HTTP alone, where there is no other host. */
export const hostPages = (journal: Journal): HttpHandler =>
  http.get('*', ({ request }) => {
    if (request.headers.has('Prefer')) return undefined;
    const { pathname, searchParams } = new URL(request.url);
    const page = openPage(journal, pathname, searchParams, sessionIn(request));
    if (!page) return undefined;
    if ('redirect' in page)
      return new HttpResponse(null, { status: 302, headers: { ...page.headers, Location: page.redirect } });
    return hostPage({ status: 200, headers: headersOf(page.id), body: page.data });
  });

/** The headers that the contract states for a page, which are the same whatever it shows. */
const headersOf = (id: PlayedPageId): AnyAnswer['headers'] => Object.values<AnyAnswer>(pages[id])[0]?.headers;
