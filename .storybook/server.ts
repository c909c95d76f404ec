import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { botCheckScripts } from '#mocks/bot-check/bot-check.ts';
import { type Exchange, exchangeOf } from '#mocks/contract/exchange.ts';
import type { CallId } from '#mocks/documented.ts';
import { createHandlers } from '#mocks/http/handlers.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { startWorker } from '#mocks/publication/start-worker.ts';
import { qrService } from '#mocks/qr-service.ts';
import type { Reader } from '#mocks/readers.ts';
import { replies } from '#mocks/replies.ts';
import { answer, type Step } from '#mocks/reply.ts';
import { documented, type ReplyName, respond } from '#mocks/respond.ts';
import { routes } from '#mocks/routes.gen.ts';
import { callAt } from '#mocks/routes.ts';
import { type ScenarioName, scenarioOf } from '#mocks/scenario/scenarios.ts';
import { stripeScript } from '#mocks/stripe.ts';
import { displayOf, replyNamed } from './stepping/display.ts';
import { gate, type Work } from './stepping/gate.ts';
import { override } from './stepping/overrides.ts';

export const journal = createJournal();
const handlers = createHandlers(journal);
let named: { id: CallId; handler: HttpHandler }[] = [];
const unanswered: string[] = [];

const attended = http.all(isCall, ({ request }) => {
  const id = callAt(request.method, new URL(request.url).pathname);
  const own = () => getResponse([...named.map(({ handler }) => handler), ...handlers], request.clone());
  if (id !== undefined) return gate.take(workOf(id, request, own));
  unanswered.push(wordsOf(request));
  return own();
});

const worker = setupWorker(attended, stripeScript(journal), ...botCheckScripts(journal), qrService);
const given = new Set<string>();
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
  if (name !== undefined) given.add(`${id}.${name}`);
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
  named = [];
  journal.reset();
  given.clear();
  // Calls held by the previous story are never answered.
  underWay = new Set();
}

/** Answers a call with these documented replies in order, repeating the last one. */
export const answers =
  <Id extends CallId>(id: Id, ...steps: [Step<Id>, ...Step<Id>[]]) =>
  (): void => {
    named = [{ id, handler: answer(id, ...steps) }, ...named];
    override(`${id} → ${steps.map(wordsOfStep).join(', ')}`, 'Network');
  };

export const inScenario = (name: ScenarioName) => (): void => {
  const { reader, summary } = scenarioOf(name);
  journal.choose(name);
  override(`scenario ${name} (${summary})`, ...(reader ? ['Reader'] : []), 'Network', 'Payment', 'Bot check');
};

export const asReader = (reader: Reader) => (): void => {
  journal.become(reader);
  override(`reader ${reader}`, 'Reader');
};

export const givenReplies = (): ReadonlySet<string> => given;

/** Returns the calls made since the last time, with their responses. */
export const takeExchanges = (): Promise<Exchange[]> => Promise.all(exchanges.splice(0));

/** Returns the requests since the last time that neither a mock nor a site file answered. */
export const takeUnanswered = (): string[] => unanswered.splice(0);

export const callsUnderWay = (): number => underWay.size;

export const requestsAtMocks = (): number => atMocks;

export const lastCode = (): string | undefined =>
  journal.state().mails.findLast(({ code }) => code !== undefined)?.code;

const wordsOf = ({ method, url }: Request): string => `Nothing answers ${method} ${url}`;

/** Whether a request is a call of the contract (not all its paths start with `/api/`) or looks like one. */
function isCall({ request }: { request: Request }): boolean {
  const { pathname } = new URL(request.url);
  return pathname.startsWith('/api/') || callAt(request.method, pathname) !== undefined;
}

const workOf = (
  id: CallId,
  request: Request,
  own: () => Promise<Response | undefined>,
): Work<Response | undefined> => ({
  name: id,
  words: `${routes[id].method.toUpperCase()} ${routes[id].path}`,
  own,
  named: Object.fromEntries(
    (Object.keys(replies[id]) as ReplyName<typeof id>[]).map((name) => [name, () => respond(documented(id, name))]),
  ),
  fail: () => HttpResponse.error(),
  display: displayOf(id, request, () => whyOf(id)),
});

function whyOf(id: CallId): string {
  if (named.some((one) => one.id === id)) return 'The story answers this call itself.';
  const { scenario, switches } = journal.state();
  const isHit = switches.network !== 'normal' && (switches.call ?? id) === id;
  if (isHit) return `The network is “${switches.network}”, by the toolbar or by the story.`;
  if (switches.botCheck === 'refused') return 'The bot check is “refused”, by the toolbar or by the story.';
  return scenario === 'happy' ? 'The mock journal refuses this by its own rules.' : `The scenario is “${scenario}”.`;
}

const wordsOfStep = <Id extends CallId>(step: Step<Id>): string => {
  if (typeof step === 'string') return step;
  if ('dropped' in step) return 'dropped';
  return 'late' in step ? `${step.reply} after ${step.late} ms` : `${step.reply}, held`;
};

function listen(): Promise<void> {
  watchLeaving();
  return startWorker(worker, './mock-worker.js');
}

/** Abandons the calls of a page, or of a machine's state, that was left. */
function watchLeaving(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const id = input instanceof Request ? callAt(input.method, new URL(input.url).pathname) : undefined;
    if (id === undefined || !(input instanceof Request)) return fetch(input, init);
    input.signal.addEventListener('abort', () => gate.abandon(id));
    const ofStory = underWay.add(input);
    return fetch(input, init).finally(() => ofStory.delete(input));
  };
}
