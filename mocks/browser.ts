import { setupWorker } from 'msw/browser';
import { botCheckScript } from './bot-check.ts';
import { createHandlers } from './handlers.ts';
import { createJournal, type Journal } from './journal/journal.ts';
import { createStore } from './journal/store.ts';
import { stripeScript } from './stripe.ts';
import { enterWorld, WORLD_PARAMETERS } from './world.ts';

/**
 * Answers the page's calls, and the scripts of the payment provider and the bot check, from a journal that outlives a
 * reload and is shared by the site's tabs. The address chooses the world; `window.mockJournal` is the journal.
 */
export async function startMocks(): Promise<Journal> {
  const journal = createJournal({ store: createStore(localStorage) });
  const url = new URL(window.location.href);
  enterWorld(journal, url.searchParams);
  for (const name of WORLD_PARAMETERS) url.searchParams.delete(name);
  // A reload stays in the world, with what has happened in it, in place of entering it anew.
  window.history.replaceState(window.history.state, '', url);
  const worker = setupWorker(...createHandlers(journal), stripeScript(journal), botCheckScript(journal));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return Object.assign(window, { mockJournal: journal }).mockJournal;
}
