import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { CallId } from '../documented.ts';
import type { Journal } from '../journal/journal.ts';
import { documented, respond } from '../respond.ts';
import { routes } from '../routes.gen.ts';
import { callIds, patternOf } from '../routes.ts';
import { callOf, sessionIn } from './call-of.ts';
import { preferred } from './preferred.ts';

/**
 * Creates handlers for every call of the contract. A preferred example is answered first, then the journal; any other
 * call gets 501.
 */
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

async function played(journal: Journal, id: CallId, request: Request, params: Record<string, string>) {
  const { late, cut, reply, malformed } = journal.faultOf(id, sessionIn(request));
  if (late !== undefined) await delay(late);
  if (cut === 'before') return HttpResponse.error();
  if (malformed) return HttpResponse.html('<!doctype html><title>Bad gateway</title><p>Please come back later.');
  const answer =
    // Faults are typed by call, so this is a reply name of this call.
    reply === undefined ? journal.ask(id, await callOf(request, params)) : documented(id, reply as never);
  return cut === 'after' ? HttpResponse.error() : respond(answer);
}

/** The development site also serves its modules from folders named `api`. */
const isCall = ({ request }: { request: Request }): boolean => new URL(request.url).pathname.startsWith('/api/');
