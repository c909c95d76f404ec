import { getResponse, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { forgetAnswers, journal, namedAnswers, noteGiven } from '#fixtures/stories/answers.ts';
import { botCheckScripts } from '#mocks/bot-check/bot-check.ts';
import { type Exchange, exchangeOf } from '#mocks/contract/exchange.ts';
import type { CallId } from '#mocks/documented.ts';
import { createHandlers } from '#mocks/http/handlers.ts';
import { startWorker } from '#mocks/publication/start-worker.ts';
import { qrService } from '#mocks/qr-service.ts';
import { replies } from '#mocks/replies.ts';
import { documented, type ReplyName, respond } from '#mocks/respond.ts';
import { routes } from '#mocks/routes.gen.ts';
import { callAt } from '#mocks/routes.ts';
import { stripeScript } from '#mocks/stripe.ts';
import { callQueue, type Work } from '#storybook/stepping/call-queue.ts';
import { displayOf, replyNamed } from './stepping/display.ts';

const handlers = createHandlers(journal);
const unanswered: string[] = [];

const CALL = 'x-workbench-call';
/** The answers of the calls in the queue, by the number that they take to the worker and back. */
const queued = new Map<string, Promise<Response | undefined>>();

const ownAnswer = (request: Request) =>
  getResponse([...namedAnswers().map(({ handler }) => handler), ...handlers], request.clone());

const attended = http.all(isCall, ({ request }) => {
  const number = request.headers.get(CALL);
  if (number !== null) return queued.get(number);
  // Without a number it is a call of another tab, which nobody holds.
  if (callAt(request.method, new URL(request.url).pathname) === undefined) unanswered.push(wordsOf(request));
  return ownAnswer(request);
});

const worker = setupWorker(attended, stripeScript(journal), ...botCheckScripts(journal), qrService);
const exchanges: Promise<Exchange>[] = [];
let started: Promise<unknown> | undefined;
let underWay = new Set<Request>();
let atMocks = 0;

worker.events.on('request:start', () => {
  atMocks += 1;
});
worker.events.on('request:end', () => {
  atMocks -= 1;
});

worker.events.on('response:mocked', async ({ request, response }) => {
  const id = callAt(request.method, new URL(request.url).pathname);
  if (id === undefined) return;
  const exchange = exchangeOf(request, response);
  exchanges.push(exchange);
  const { status, text } = await exchange;
  const name = replyNamed(id, { status, text });
  if (name !== undefined) noteGiven(`${id}.${name}`);
});

worker.events.on('response:bypass', ({ request, response }) => {
  // A response dropped by a mock has status 0.
  if (response.status >= 400) unanswered.push(wordsOf(request));
});

export const startServer = (): Promise<unknown> => {
  started ??= listen();
  return started;
};

export function resetServer(): void {
  forgetAnswers();
  // Only the sweep takes them.
  exchanges.length = 0;
  // Calls held by the previous story are never answered.
  underWay = new Set();
}

/** Returns the calls made since the last time, with their responses. */
export const takeExchanges = (): Promise<Exchange[]> => Promise.all(exchanges.splice(0));

/** Returns the requests since the last time that neither a mock nor a site file answered. */
export const takeUnanswered = (): string[] => unanswered.splice(0);

export const callsUnderWay = (): number => underWay.size;

export const requestsAtMocks = (): number => atMocks;

const wordsOf = ({ method, url }: Request): string => `Nothing answers ${method} ${url}`;

/** Whether a request is a call of the contract (not all its paths start with `/api/`) or looks like one. */
function isCall({ request }: { request: Request }): boolean {
  const { pathname } = new URL(request.url);
  return pathname.startsWith('/api/') || callAt(request.method, pathname) !== undefined;
}

const workOf = (id: CallId, request: Request): Work<Response | undefined> => ({
  name: id,
  words: `${routes[id].method.toUpperCase()} ${routes[id].path}`,
  own: () => ownAnswer(request),
  signal: request.signal,
  named: Object.fromEntries(
    (Object.keys(replies[id]) as ReplyName<typeof id>[]).map((name) => [name, () => respond(documented(id, name))]),
  ),
  fail: () => HttpResponse.error(),
  display: displayOf(id, request, () => whyOf(id)),
});

function whyOf(id: CallId): string {
  if (namedAnswers().some((one) => one.id === id)) return 'The story answers this call itself.';
  const { scenario, switches } = journal.state();
  const isHit = switches.network !== 'normal' && (switches.call ?? id) === id;
  if (isHit) return `The network is “${switches.network}”, as you or the story chose.`;
  if (switches.botCheck === 'refused') return 'The bot check is “refused”, as you or the story chose.';
  return scenario === 'happy' ? 'The mock journal refuses this by its own rules.' : `The scenario is “${scenario}”.`;
}

function listen(): Promise<void> {
  queueCalls();
  return startWorker(worker, './mock-worker.js');
}

/** Queues each call when it is made, since one that is aborted on its way would otherwise reach the queue later or never. */
function queueCalls(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const id = input instanceof Request ? callAt(input.method, new URL(input.url).pathname) : undefined;
    if (id === undefined || !(input instanceof Request)) return fetch(input, init);
    const number = String(queued.size);
    queued.set(number, callQueue.take(workOf(id, input)));
    const sent = new Request(input.clone(), { headers: [...input.headers, [CALL, number]] });
    const ofStory = underWay.add(input);
    return fetch(sent, init).finally(() => ofStory.delete(input));
  };
}
