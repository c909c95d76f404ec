import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { CallId } from './documented.ts';
import { documented, type ReplyName, respond } from './respond.ts';
import { routes } from './routes.gen.ts';
import { patternOf } from './routes.ts';

/** One answer of a call: a documented reply by its name, at once, late (ms) or when a hold is released; or none at all. */
export type Step<Id extends CallId> =
  | ReplyName<Id>
  | typeof dropped
  | { readonly reply: ReplyName<Id>; readonly late: number }
  | { readonly reply: ReplyName<Id>; readonly held: Hold };

/** Keeps an answer back until it is released. */
export interface Hold {
  released: Promise<void>;
  release: () => void;
}

/** The connection is cut and no answer comes. */
export const dropped = { dropped: true } as const;

/** A hold, for a step that is answered when the test says so. */
export function hold(): Hold {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { released: promise, release: resolve };
}

/** Answers a call with one step after another; the last one repeats. An unknown call or name does not compile. */
export function answer<Id extends CallId>(id: Id, ...steps: [Step<Id>, ...Step<Id>[]]): HttpHandler {
  let calls = 0;
  return http[routes[id].method](patternOf(id), () => {
    const step = steps[Math.min(calls, steps.length - 1)] ?? steps[0];
    calls += 1;
    return take(id, step);
  });
}

async function take<Id extends CallId>(id: Id, step: Step<Id>): Promise<Response> {
  if (typeof step === 'string') return respond(documented(id, step));
  if ('dropped' in step) return HttpResponse.error();
  if ('late' in step) await delay(step.late);
  else await step.held.released;
  return respond(documented(id, step.reply));
}
