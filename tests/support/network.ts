import { expect, onTestFinished } from 'vitest';
import { judge } from '#mocks/contract/check.ts';
import type { Exchange } from '#mocks/contract/exchange.ts';
import type { CallId } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';
import { type AnyAnswer, documented, type ReplyName, respond } from '#mocks/respond.ts';
import { routes } from '#mocks/routes.gen.ts';

/** How one call is answered: by a documented reply's name, or by a function, whose answer must fit the contract. */
export type Answerer<Id extends CallId = CallId> = ReplyName<Id> | Answering | Wrong;

type Answering = (call: Call) => Response | Promise<Response>;

/** An answer that breaks the contract on purpose. */
export interface Wrong {
  wrong: Answering;
}

/** Lets an answer break the contract without failing the test. */
export const wrongly = (wrong: Answering): Wrong => ({ wrong });

export interface Call {
  id: CallId;
  /** The path parameter, or ''. */
  value: string;
  query: Record<string, string>;
  /** The raw query, since parameters may repeat. */
  search: string;
  key: string | null;
  body: unknown;
  signal: AbortSignal;
}

/** Replaces `fetch` until the test ends. */
export interface Network {
  calls: Call[];
  of: (id: CallId) => Call[];
  /** Answers a call with one step after another; the last one repeats. */
  answer: <Id extends CallId>(id: Id, ...steps: [Answerer<Id>, ...Answerer<Id>[]]) => void;
}

/** Replaces `fetch` until the test ends. By default, calls get their first documented reply. */
export function createNetwork(): Network {
  const judged: Promise<string[]>[] = [];
  onTestFinished(async () => {
    globalThis.fetch = platformFetch;
    expect((await Promise.all(judged)).flat()).toEqual([]);
  });
  return installNetwork((exchange) => void judged.push(exchange));
}

const platformFetch = globalThis.fetch;

function installNetwork(keep: (judged: Promise<string[]>) => void): Network {
  const steps = new Map<CallId, unknown[]>();
  const calls: Call[] = [];
  const next = (id: CallId): unknown => {
    const left = steps.get(id) ?? [];
    return left.length > 1 ? left.shift() : left[0];
  };
  globalThis.fetch = async (input) => {
    if (!(input instanceof Request)) throw new Error('The client sends requests.');
    const { method, url } = input;
    const sent = await input.text();
    const call = callOf(input, sent);
    calls.push(call);
    input.signal.throwIfAborted();
    const step = next(call.id);
    const response = await unlessAborted(input.signal, reply(call, step));
    if (!isWrong(step) && response.type !== 'error') {
      const { status, headers } = response;
      const answered = response.clone().text();
      keep(answered.then((text) => verdictOn({ method, url, sent, status, headers: [...headers], text })));
    }
    return response;
  };
  return {
    calls,
    of: (id) => calls.filter((call) => call.id === id),
    answer: (id, ...given) => void steps.set(id, given),
  };
}

export const replyOf = <Id extends CallId>(id: Id, name: ReplyName<Id>): Response => respond(documented(id, name));

/** A documented reply with another body, which must also fit the contract. */
export const varied = <Id extends CallId>(id: Id, name: ReplyName<Id>, body: unknown): Response =>
  respond({ ...documented(id, name), body });

export function usualReplyOf(id: CallId): Response {
  const [usual] = Object.values(replies[id]);
  if (!usual) throw new Error(`${id} has no documented reply.`);
  return respond(usual);
}

export const json = (status: number, body: unknown, headers: AnyAnswer['headers'] = {}): Response =>
  respond({ status, body, headers });

async function reply(call: Call, step: unknown): Promise<Response> {
  if (isWrong(step)) return step.wrong(call);
  if (typeof step === 'function') return step(call);
  return step === undefined ? usualReplyOf(call.id) : replyOf(call.id, step as never);
}

const isWrong = (step: unknown): step is Wrong => typeof step === 'object' && step !== null && 'wrong' in step;

function callOf({ method, url, headers, signal }: Request, sent: string): Call {
  const { pathname, search, searchParams } = new URL(url);
  for (const route of patterns) {
    const [, value] = (method === route.method && route.pattern.exec(pathname)) || [];
    if (value === undefined) continue;
    return {
      id: route.id,
      value,
      query: Object.fromEntries(searchParams),
      search,
      key: headers.get('Idempotency-Key'),
      body: sent === '' ? undefined : JSON.parse(sent),
      signal,
    };
  }
  throw new Error(`${method} ${pathname} is no call of the contract.`);
}

const patterns = Object.entries(routes).map(([id, { method, path }]) => ({
  id: id as CallId, // the keys of `routes`
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replace(/\{\w+\}/, '([^/]+)')}()$`),
}));

/** Judges each distinct exchange once; the fault matrix repeats the same ones thousands of times. */
function verdictOn(exchange: Exchange): string[] {
  const key = JSON.stringify(exchange);
  const verdict = verdicts.get(key) ?? judge(exchange);
  verdicts.set(key, verdict);
  return verdict;
}

const verdicts = new Map<string, string[]>();

/** Like a real network, rejects an aborted request even if the server still answers. */
function unlessAborted(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  answer.then(resolve, reject);
  return promise;
}
