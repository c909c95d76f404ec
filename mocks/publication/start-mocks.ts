import { getResponse, type HttpHandler, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { botCheckScripts } from '../bot-check/bot-check.ts';
import { enterWorld, WORLD } from '../console/world.ts';
import { type Exchange, exchangeOf } from '../contract/exchange.ts';
import { createHandlers } from '../http/handlers.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { createStore, type StorageSlot } from '../journal/store.ts';
import { stripeScript } from '../stripe.ts';
import { startWorker } from './start-worker.ts';

const WORKER = '/mock-worker.js';

export interface Mocks {
  journal: Journal;
  /** Calls back after each change, by this tab or another. Returns the function that stops it. */
  watch: (changed: () => void) => () => void;
}

/**
 * Answers the page's calls, and serves the payment and bot check scripts, from a journal that survives a reload and is
 * shared by the site's tabs. The address may choose another world, or a new journal with `?journal=new`. The journal is
 * available as `window.mockJournal`.
 */
export async function startMocks(): Promise<Mocks> {
  const changes = new EventTarget();
  const journal = createJournal({ store: createStore(watched(localStorage, changes)) });
  const url = new URL(window.location.href);
  if (url.searchParams.get('journal') === 'new') journal.reset();
  enterWorld(journal, url.searchParams);
  for (const name of ['journal', ...WORLD]) url.searchParams.delete(name);
  // Removes the parameters, so that a reload keeps what has happened instead of starting the scenario again.
  window.history.replaceState(window.history.state, '', url);
  allowWorker();
  const worker = setupWorker(told(createHandlers(journal)), stripeScript(journal), ...botCheckScripts(journal));
  await startWorker(worker, WORKER);
  Object.assign(window, { mockJournal: journal });
  return { journal, watch: (changed) => listen(changes, changed) };
}

/** Allows what MSW needs on a page that enforces Trusted Types: it passes the URL of its worker as a string. */
function allowWorker(): void {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address: string) => (address === WORKER ? address : null),
  });
}

/** Answers calls and announces each exchange before its answer can make the page leave. */
const told = (handlers: HttpHandler[]): HttpHandler =>
  http.all('*', async ({ request }) => {
    const response = await getResponse(handlers, request.clone());
    if (response && response.type !== 'error') announce(await exchangeOf(request, response));
    return response;
  });

const announce = (exchange: Exchange): boolean =>
  window.dispatchEvent(new CustomEvent('mock-journal-exchanged', { detail: exchange }));

function watched(shelf: StorageSlot, changes: EventTarget): StorageSlot {
  const told = () => changes.dispatchEvent(new Event('change'));
  return {
    getItem: (key) => shelf.getItem(key),
    setItem: (key, value) => {
      shelf.setItem(key, value);
      told();
    },
    removeItem: (key) => {
      shelf.removeItem(key);
      told();
    },
  };
}

function listen(changes: EventTarget, changed: () => void): () => void {
  changes.addEventListener('change', changed);
  // A tab gets this event only for changes by other tabs.
  window.addEventListener('storage', changed);
  return () => {
    changes.removeEventListener('change', changed);
    window.removeEventListener('storage', changed);
  };
}
