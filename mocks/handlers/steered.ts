import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { CallId } from '../documented.ts';
import type { Journal } from '../journal/journal.ts';
import { type AnyAnswer, documented, respond } from '../respond.ts';
import { routes } from '../routes.gen.ts';
import { patternOf } from '../routes.ts';

/** What a handler is given of a call. */
export interface Call {
  request: Request;
  url: URL;
  params: Readonly<Record<string, string>>;
}

/** Answers a call from the journal, unless the scenario says otherwise. */
export const steered = <Id extends CallId>(
  journal: Journal,
  id: Id,
  act: (call: Call) => AnyAnswer | Promise<AnyAnswer>,
): HttpHandler =>
  http[routes[id].method]<Record<string, string>>(patternOf(id), async ({ request, params }) => {
    const { late, cut, reply, malformed } = journal.faultOf<CallId>(id);
    if (late !== undefined) await delay(late);
    if (cut === 'before') return HttpResponse.error();
    // The scenarios are typed by call, so that this is a name of this call's replies.
    if (reply !== undefined) return respond(documented(id, reply as Parameters<typeof documented<Id>>[1]));
    if (malformed) return HttpResponse.html('<!doctype html><title>Bad gateway</title><p>Please come back later.');
    const answer = await act({ request, url: new URL(request.url), params });
    return cut === 'after' ? HttpResponse.error() : respond(answer);
  });
