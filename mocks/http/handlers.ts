import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { CallId } from '../documented.ts';
import type { Journal } from '../journal/journal.ts';
import { documented, respond } from '../respond.ts';
import { routes } from '../routes.gen.ts';
import { callIds, patternOf } from '../routes.ts';
import { callOf, sessionIn } from './call-of.ts';
import { preferred } from './preferred.ts';

/** Every call of the contract, answered as it prefers or by the journal, and any other with 501. */
export const createHandlers = (journal: Journal): HttpHandler[] => [
  ...callIds.map((id) =>
    http[routes[id].method]<Record<string, string>>(
      patternOf(id),
      ({ request, params }) => preferred(id, request) ?? played(journal, id, request, params),
    ),
  ),
  http.all(isCall, ({ request }) =>
    HttpResponse.json(
      { errors: `The mock journal has no answer for ${request.method} ${new URL(request.url).pathname}.` },
      { status: 501 },
    ),
  ),
];

/** Answers a call from the journal, unless the scenario says otherwise. */
async function played(journal: Journal, id: CallId, request: Request, params: Record<string, string>) {
  const { late, cut, reply, malformed } = journal.faultOf(id, sessionIn(request));
  if (late !== undefined) await delay(late);
  if (cut === 'before') return HttpResponse.error();
  if (malformed) return HttpResponse.html('<!doctype html><title>Bad gateway</title><p>Please come back later.');
  const answer =
    // The faults are typed by call, so that this is a name of this call's replies.
    reply === undefined ? journal.ask(id, await callOf(request, params)) : documented(id, reply as never);
  return cut === 'after' ? HttpResponse.error() : respond(answer);
}

/** The site's own modules lie in folders of that name too. */
const isCall = ({ request }: { request: Request }): boolean => new URL(request.url).pathname.startsWith('/api/');
