import { setupWorker } from 'msw/browser';
import { botCheckScript } from '#mocks/bot-check.ts';
import type { CallId } from '#mocks/documented.ts';
import { createHandlers } from '#mocks/handlers.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { replies } from '#mocks/replies.ts';
import { answer, type Step } from '#mocks/reply.ts';
import { routes } from '#mocks/routes.gen.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { stripeScript } from '#mocks/stripe.ts';

const journal = createJournal();
const worker = setupWorker(...createHandlers(journal), stripeScript(journal), botCheckScript(journal));
const given = new Set<string>();
let started: Promise<unknown> | undefined;

worker.events.on('response:mocked', async ({ request, response }) => {
  if (response.headers.get('Content-Type') !== 'application/json') return;
  const { status } = response;
  const { pathname } = new URL(request.url);
  const body = JSON.stringify(await response.clone().json());
  for (const [id, named] of Object.entries(replies)) {
    if (!isPathOf(id as CallId, pathname)) continue; // the keys of `replies` are calls
    for (const [name, reply] of Object.entries(named)) {
      if (reply.status === status && JSON.stringify(reply.body) === body) given.add(`${id}.${name}`);
    }
  }
});

const isPathOf = (id: CallId, path: string) =>
  new RegExp(`^${routes[id].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** Starts the worker that plays the server, once for a page. */
export const startServer = (): Promise<unknown> => {
  started ??= worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return started;
};

/** Lets the journal answer again, as if nothing had happened. */
export function resetServer(): void {
  worker.resetHandlers();
  journal.reset();
  given.clear();
}

/** Has a call answered with the named replies of the contract, one after another, the last one over and over. */
export const answers =
  <Id extends CallId>(id: Id, ...steps: [Step<Id>, ...Step<Id>[]]) =>
  (): void =>
    worker.use(answer(id, ...steps));

/** Moves the journal into a named world. */
export const inScenario = (name: ScenarioName) => (): void => journal.choose(name);

/** The documented replies that were given since the story began, as `call.name`. */
export const givenReplies = (): ReadonlySet<string> => given;
