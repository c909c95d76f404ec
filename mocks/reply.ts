import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { CallId } from './documented.ts';
import { documented, type ReplyName, respond } from './respond.ts';
import { routes } from './routes.gen.ts';
import { patternOf } from './routes.ts';

/** One answer of a call: a named reply, at once, late (ms) or when a hold is released, or a cut connection. */
export type Step<Id extends CallId> =
  | ReplyName<Id>
  | typeof dropped
  | { readonly reply: ReplyName<Id>; readonly late: number }
  | { readonly reply: ReplyName<Id>; readonly held: Hold };

export interface Hold {
  released: Promise<void>;
  release: () => void;
}

export const dropped = { dropped: true } as const;

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
