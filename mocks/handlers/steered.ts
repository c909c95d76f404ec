import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { callOf } from '../http/call-of.ts';
import type { Journal, PlayedId } from '../journal/journal.ts';
import { documented, respond } from '../respond.ts';
import { routes } from '../routes.gen.ts';
import { patternOf } from '../routes.ts';

/** Answers a call from the journal, unless the scenario says otherwise. */
export const steered = <Id extends PlayedId>(journal: Journal, id: Id): HttpHandler =>
  http[routes[id].method]<Record<string, string>>(patternOf(id), async ({ request, params }) => {
    const { late, cut, reply, malformed } = journal.faultOf<PlayedId>(id);
    if (late !== undefined) await delay(late);
    if (cut === 'before') return HttpResponse.error();
    if (malformed) return HttpResponse.html('<!doctype html><title>Bad gateway</title><p>Please come back later.');
    const answer =
      // The faults are typed by call, so that this is a name of this call's replies.
      reply === undefined ? journal.ask(id, await callOf(request, params)) : documented(id, reply as never);
    return cut === 'after' ? HttpResponse.error() : respond(answer);
  });
