import { onTestFinished } from 'vitest';
import type { CallId } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';
import { type AnyAnswer, documented, type ReplyName, respond } from '#mocks/respond.ts';
import { routes } from '#mocks/routes.gen.ts';

/** How one call is answered: by a documented reply, by its name, or as the function does it. */
export type Answerer<Id extends CallId = CallId> = ReplyName<Id> | ((call: Call) => Response | Promise<Response>);

/** A call as it reached the edge of the network. */
export interface Call {
  id: CallId;
  /** What its path was filled with; '' where it has no parameter. */
  value: string;
  query: Record<string, string>;
  key: string | null;
  body: unknown;
  signal: AbortSignal;
}

/** A network that answers as the test says, in place of `fetch` until the test ends. */
export interface Network {
  calls: Call[];
  /** The calls of one operation. */
  of: (id: CallId) => Call[];
  /** Answers a call with one step after another; the last one repeats. */
  answer: <Id extends CallId>(id: Id, ...steps: [Answerer<Id>, ...Answerer<Id>[]]) => void;
}

/** Replaces `fetch` until the test ends. Every call is answered with its first documented reply until the test says otherwise. */
export function createNetwork(): Network {
  const before = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = before;
  });
  return installNetwork();
}

/** Replaces `fetch` for good; `createNetwork` gives it back. */
function installNetwork(): Network {
  const steps = new Map<CallId, unknown[]>();
  const calls: Call[] = [];
  const next = (id: CallId): unknown => {
    const left = steps.get(id) ?? [];
    return left.length > 1 ? left.shift() : left[0];
  };
  globalThis.fetch = async (input) => {
    if (!(input instanceof Request)) throw new Error('The client sends requests.');
    const call = await read(input);
    calls.push(call);
    input.signal.throwIfAborted();
    return unlessAborted(input.signal, reply(call, next(call.id)));
  };
  return {
    calls,
    of: (id) => calls.filter((call) => call.id === id),
    answer: (id, ...given) => void steps.set(id, given),
  };
}

/** The documented reply of a call as a response. */
export const replyOf = <Id extends CallId>(id: Id, name: ReplyName<Id>): Response => respond(documented(id, name));

/** The first documented reply of a call, which is a success. */
export function usualReplyOf(id: CallId): Response {
  const [usual] = Object.values(replies[id]);
  if (!usual) throw new Error(`${id} has no documented reply.`);
  return respond(usual);
}

/** Any body, as JSON. */
export const json = (status: number, body: unknown, headers: AnyAnswer['headers'] = {}): Response =>
  respond({ status, body, headers });

async function reply(call: Call, step: unknown): Promise<Response> {
  if (typeof step === 'function') return step(call);
  // `answer` lets only names of this very call through.
  return step === undefined ? usualReplyOf(call.id) : replyOf(call.id, step as never);
}

async function read(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.clone().text();
  for (const [id, { method, path }] of Object.entries(routes)) {
    const [, value] = new RegExp(`^${path.replace(/\{\w+\}/, '([^/]+)')}()$`).exec(pathname) ?? [];
    if (value === undefined || request.method.toLowerCase() !== method) continue;
    return {
      id: id as CallId, // the keys of `routes`
      value,
      query: Object.fromEntries(searchParams),
      key: request.headers.get('Idempotency-Key'),
      body: text === '' ? undefined : JSON.parse(text),
      signal: request.signal,
    };
  }
  throw new Error(`${request.method} ${pathname} is no call of the contract.`);
}

/** As a real network does: an aborted request rejects, whatever the server still says. */
function unlessAborted(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  answer.then(resolve, reject);
  return promise;
}
