import { getResponse, type HttpHandler, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { botCheckScripts } from '../bot-check/bot-check.ts';
import { type Exchange, exchangeOf } from '../contract/exchange.ts';
import { createHandlers } from '../http/handlers.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { createStore, type Shelf } from '../journal/store.ts';
import { isReader } from '../readers.ts';
import { isScenarioName } from '../scenario/scenarios.ts';
import { stripeScript } from '../stripe.ts';

const WORKER = '/mock-worker.js';

/** The journal behind the page, and a way to hear of every change to it, by this tab or another. */
export interface MockSite {
  journal: Journal;
  /** Calls back after each change, until the answer is called. */
  watch: (changed: () => void) => () => void;
}

/**
 * Answers the page's calls, and the scripts of the payment provider and the bot check, from a journal that outlives a
 * reload and is shared by the site's tabs. The address chooses the world; `window.mockJournal` is the journal.
 */
export async function startMocks(): Promise<MockSite> {
  const changes = new EventTarget();
  const journal = createJournal({ store: createStore(watched(localStorage, changes)) });
  const url = new URL(window.location.href);
  enterWorld(journal, url.searchParams);
  for (const name of WORLD_PARAMETERS) url.searchParams.delete(name);
  // A reload stays in the world, with what has happened in it, in place of entering it anew.
  window.history.replaceState(window.history.state, '', url);
  allowSite();
  const worker = setupWorker(told(createHandlers(journal)), stripeScript(journal), ...botCheckScripts(journal));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: WORKER } });
  Object.assign(window, { mockJournal: journal });
  return { journal, watch: (changed) => listen(changes, changed) };
}

/**
 * Lets a page that enforces Trusted Types be put together here, where no server does it: MSW hands over the address of its
 * worker as a string, and the site writes the block of page data, which runs as no script.
 */
function allowSite(): void {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address: string) => (address === WORKER ? address : null),
    createScript: (text: string) => JSON.stringify(JSON.parse(text)),
  });
}

/** Answers calls as handlers do, and tells of each exchange before its answer can make the page leave. */
const told = (handlers: HttpHandler[]): HttpHandler =>
  http.all('*', async ({ request }) => {
    const response = await getResponse(handlers, request.clone());
    if (response && response.type !== 'error') announce(await exchangeOf(request, response));
    return response;
  });

const announce = (exchange: Exchange): boolean =>
  window.dispatchEvent(new CustomEvent('mock-journal-exchanged', { detail: exchange }));

function watched(shelf: Shelf, changes: EventTarget): Shelf {
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
  // The browser tells a tab only of what other tabs have stored.
  window.addEventListener('storage', changed);
  return () => {
    changes.removeEventListener('change', changed);
    window.removeEventListener('storage', changed);
  };
}

/** The parameters of an address that choose a world. */
const WORLD_PARAMETERS = ['scenario', 'reader', 'journal'];

/**
 * Moves the journal into the world that an address names: `?scenario=name`, `?reader=name`, `?journal=new` to forget
 * everything. A scenario brings its own reader, or a visitor; what is not named, or not known, stays as it is.
 */
export function enterWorld(journal: Journal, query: URLSearchParams): void {
  if (query.get('journal') === 'new') journal.reset();
  const scenario = query.get('scenario') ?? '';
  const reader = query.get('reader') ?? '';
  if (isScenarioName(scenario)) {
    journal.become('visitor');
    journal.choose(scenario);
  }
  if (isReader(reader)) journal.become(reader);
}
