import type { AnyHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { judge } from './contract/check.ts';
import { exchangeOf } from './contract/exchange.ts';
import type { CallId } from './documented.ts';
import { createHandlers } from './http/handlers.ts';
import { createJournal, type Journal, type JournalOptions } from './journal/journal.ts';
import { callAt } from './routes.ts';

/** The base URL of calls in tests; in Node, fetch needs an absolute one. */
export const BASE_URL = 'https://journal.example';

/** The journal behind `BASE_URL` for the tests of one file. */
export interface MockServer {
  journal: Journal;
  requests: Request[];
  /** Adds handlers before the journal's own until the test ends. */
  use: (...handlers: AnyHandler[]) => void;
  /** Allows undocumented answers to these calls until the test ends. */
  wrongly: (...ids: CallId[]) => void;
  server: SetupServer;
}

/**
 * Answers the calls of this file's tests with a new journal per test. An unknown call is an error, and an exchange that
 * violates the contract fails its test.
 */
export function serveJournal(options?: JournalOptions): MockServer {
  const journal = createJournal(options);
  const server = setupServer(...createHandlers(journal));
  const requests: Request[] = [];
  const judged: Promise<string[]>[] = [];
  const wrong = new Set<CallId>();
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()));
  server.events.on('response:mocked', ({ request, response }) => {
    const id = callAt(request.method, new URL(request.url).pathname);
    if (id === undefined || !wrong.has(id))
      judged.push(exchangeOf(request, response).then((exchange) => judge(exchange)));
  });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    const found = await Promise.all(judged.splice(0));
    server.resetHandlers();
    journal.reset();
    requests.length = 0;
    wrong.clear();
    expect(found.flat()).toEqual([]);
  });
  afterAll(() => server.close());
  return {
    journal,
    requests,
    use: (...handlers) => server.use(...handlers),
    wrongly: (...ids) => {
      for (const id of ids) wrong.add(id);
    },
    server,
  };
}
