import { type Call, json, replyOf, usualReplyOf } from '#fixtures/world/network.ts';
import { never, type TestWorld } from '#fixtures/world/test-world.ts';
import type { Problem } from '#machines/lib/problem.ts';

/** How a call interprets an answer, with the problems of a refusal. `good` is the success that the scenario expects. */
export type Means = 'good' | 'unanswered' | 'unreadable' | { status: number; problems: Problem[] };

export interface Cell {
  name: string;
  means: Means;
  answer: (call: Call, world: TestWorld) => Response | Promise<Response>;
}

const says = (words: string, field = 'general'): Problem => ({ field, code: 'server', words });
const refuses = (status: number, ...problems: Problem[]): Means => ({ status, problems });
const html =
  (text: string, init: ResponseInit = {}) =>
  () =>
    new Response(text, { ...init, headers: { 'Content-Type': 'text/html', ...init.headers } });
const body =
  (status: number, value: unknown, headers: Record<string, string> = {}) =>
  () =>
    json(status, value, headers);
const unreachable = (message: string) => () => Promise.reject(new TypeError(message));
const one = (means: Means, answer: Cell['answer']): Cell[] => [{ name: '', means, answer }];
const signedOut: Means = refuses(401, { field: 'general', code: 'signedOut' });
const tooMany: Means = refuses(429, { field: 'general', code: 'tooManyRequests', words: 'Slow down' });

/** The faults that consist of one answer, or none, by number. Those that take several answers are in `histories.ts`. */
export const faults: Record<string, Cell[]> = {
  F01: one('unanswered', unreachable('Failed to fetch')),
  F02: [
    { name: 'reset', means: 'unanswered', answer: () => cutOff((stream) => stream.error(new TypeError('terminated'))) },
    {
      name: 'never completes',
      means: 'unanswered',
      answer: ({ signal }) => cutOff((stream) => signal.addEventListener('abort', () => stream.error(signal.reason))),
    },
  ],
  F03: one('unanswered', never<Response>),
  F04: one('good', (call, { clock }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    clock.setTimeout(resolve, 30_000);
    return promise.then(() => goodReply(call));
  }),
  F05: one('unreadable', html('<html><body><h1>Oops</h1><script>window.__xss=1</script>', { status: 500 })),
  F06a: one('unreadable', () => new Response(null, { status: 502 })),
  F06b: one('unreadable', () => new Response(null, { status: 502, headers: { 'Content-Length': '0' } })),
  F07: one(refuses(503, says('busy')), body(503, { errors: 'busy' }, { 'Retry-After': '2' })),
  F08: one(refuses(400, says('Plain message')), body(400, { errors: 'Plain message' })),
  F09: one(
    refuses(400, says('a', '__proto__'), says('b', 'constructor'), says('c', 'zzz'), says('d', 'email')),
    () => new Response('{"errors":{"__proto__":"a","constructor":"b","zzz":"c","email":"d"}}', { status: 400 }),
  ),
  F10: one(
    refuses(400, says('x', 'address.line1'), says('y z', 'password.confirm')),
    body(400, { errors: { address: { line1: 'x' }, password: { confirm: ['y', 'z'] }, name: 5, general: { a: 1 } } }),
  ),
  F11: [null, false, 0, '', []].map((value) => ({
    name: JSON.stringify(value),
    means: Array.isArray(value) ? refuses(400) : 'unreadable',
    answer: body(400, value),
  })),
  F12: [{}, { message: 'm' }].map((value) => ({
    name: JSON.stringify(value),
    means: refuses(400),
    answer: body(400, value),
  })),
  F13: [
    { name: '', means: 'unreadable', answer: () => new Response('{"a":') },
    { name: 'with its length', means: 'unreadable', answer: html('{"a":', { headers: { 'Content-Length': '5' } }) },
  ],
  F14: [
    { name: 'login page', means: 'unreadable', answer: html('<html><form action="/login"></form></html>') },
    { name: 'captive portal', means: 'unreadable', answer: html('<script>location="https://portal.example"</script>') },
  ],
  F15: [
    { name: 'empty', means: 'unreadable', answer: () => new Response('') },
    { name: '204', means: 'unreadable', answer: () => new Response(null, { status: 204 }) },
  ],
  // The tests of the contract break every required field of every reply.
  F16: [null, 7, 'seven'].map((value) => ({
    name: JSON.stringify(value),
    means: 'unreadable',
    answer: body(200, value),
  })),
  F21a: one(tooMany, body(429, { errors: 'Slow down' }, { 'Retry-After': '7' })),
  F21b: ['Fri, 31 Dec 2027 23:59:59 GMT', 'soon', '1e9', undefined].map((after) => ({
    name: String(after ?? 'absent'),
    means: tooMany,
    answer: body(429, { errors: 'Slow down' }, after === undefined ? {} : { 'Retry-After': after }),
  })),
  F22a: one(signedOut, body(401, { errors: 'Please log in.' })),
  F22b: one(signedOut, () => {
    // The constructor cannot make a redirected response.
    const redirected = { redirected: { value: true }, url: { value: 'http://journal.test/login?next=/subscribe' } };
    return Object.defineProperties(new Response('<html>'), redirected);
  }),
  F22c: one(refuses(403, says('Forbidden')), body(403, { errors: 'Forbidden' })),
  F23: one('unanswered', unreachable('NetworkError when attempting to fetch resource.')),
  F24: one(refuses(409, says('Cart changed')), body(409, { errors: 'Cart changed' })),
  F25: [413, 414, 431].map((status) => ({
    name: String(status),
    means: refuses(status),
    answer: html('<h1>Too large</h1>', { status }),
  })),
};

/** The documented success of a call. The first order opens an intent and the second one updates it. */
export function goodReply({ id, body: sent }: Call): Response {
  const isUpdate = (id === 'subscribe' || id === 'checkOutCart') && isSecond(sent);
  return isUpdate ? replyOf(id, 'updated') : usualReplyOf(id);
}

const isSecond = (sent: unknown): boolean => typeof sent === 'object' && sent !== null && 'invoice' in sent;

function cutOff(then: (stream: ReadableStreamDefaultController) => void): Response {
  return new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"type":'));
        then(stream);
      },
    }),
  );
}
