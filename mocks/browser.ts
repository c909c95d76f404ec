import { setupWorker } from 'msw/browser';
import { botCheckScript } from './bot-check.ts';
import { createHandlers } from './handlers.ts';
import { createJournal, type Journal } from './journal/journal.ts';
import { createStore } from './journal/store.ts';
import { stripeScript } from './stripe.ts';
import { enterWorld } from './world.ts';

/**
 * Answers the page's calls, and the scripts of the payment provider and the bot check, from a journal that outlives a
 * reload and is shared by the site's tabs. The address chooses the world; `window.mockJournal` is the journal.
 */
export async function startMocks(): Promise<Journal> {
  const journal = createJournal({ store: createStore(localStorage) });
  enterWorld(journal, new URLSearchParams(window.location.search));
  const worker = setupWorker(...createHandlers(journal), stripeScript(journal), botCheckScript(journal));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return Object.assign(window, { mockJournal: journal }).mockJournal;
}
