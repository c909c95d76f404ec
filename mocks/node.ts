import type { AnyHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createHandlers } from './handlers.ts';
import { createJournal, type Journal, type JournalOptions } from './journal/journal.ts';

/** The address that calls are made to in tests; in Node a client needs an absolute one. */
export const BASE_URL = 'https://journal.example';

/** The journal behind `BASE_URL` for the tests of one file. */
export interface MockServer {
  journal: Journal;
  /** Every request since the test began. */
  requests: Request[];
  /** Puts answers before the journal's own until the test ends. */
  use: (...handlers: AnyHandler[]) => void;
  server: SetupServer;
}

/** Answers the calls of this file's tests, each of which begins with a new journal; an unknown call is an error. */
export function serveJournal(options?: JournalOptions): MockServer {
  const journal = createJournal(options);
  const server = setupServer(...createHandlers(journal));
  const requests: Request[] = [];
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    journal.reset();
    requests.length = 0;
  });
  afterAll(() => server.close());
  return { journal, requests, use: (...handlers) => server.use(...handlers), server };
}
