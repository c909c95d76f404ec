import type { BrowserContext, Page } from '@playwright/test';
import { openers } from '../../support/openers.ts';
import { ada } from './reader.ts';

export interface Traces {
  /** Everything that the tabs stored and said, and the addresses they opened. */
  all: string[];
  /** What in the browser, even of closed tabs, would open something for its next user. */
  openers: () => Promise<string[]>;
  stop: () => void;
}

export interface Watched {
  context: BrowserContext;
  /** Called for each text that a page writes anywhere, and whether it outlives the tab. Set by the running journey. */
  wrote: (text: string, isShared: boolean) => void;
}

/** Makes the pages of a context report what they write anywhere, and whether it outlives the tab. */
export async function noteWrites(profile: Watched): Promise<void> {
  const { context } = profile;
  await context.exposeBinding('noteWrite', (_, text: string, isShared: boolean) => profile.wrote(text, isShared));
  await context.addInitScript(() => {
    const { noteWrite } = window as unknown as { noteWrite: (text: string, isShared: boolean) => void };
    const note = (written: unknown, isShared = true) =>
      noteWrite(typeof written === 'string' ? written : JSON.stringify(written), isShared);
    const before = (name: string, methods: string[], look: (given: unknown[], it: object) => void | Promise<void>) => {
      const owner = Reflect.get(window, name)?.prototype ?? {}; // without a secure context, some are missing
      for (const method of methods.filter((each) => each in owner)) {
        const act = owner[method];
        owner[method] = function (...given: unknown[]) {
          const looking = look(given, this);
          return looking instanceof Promise ? looking.then(() => act.apply(this, given)) : act.apply(this, given);
        };
      }
    };
    const onSet = (owner: object, name: string) => {
      const { set, ...rest } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      Object.defineProperty(owner, name, {
        ...rest,
        set(value) {
          note(`${name} ${value}`);
          set?.call(this, value);
        },
      });
    };
    before('Storage', ['setItem'], ([key, value], it) => {
      // The journal's own storage belongs to the server.
      if (!String(key).startsWith('mock-journal')) note(`${key} ${value}`, it === localStorage);
    });
    before('BroadcastChannel', ['postMessage'], ([message]) => note(message));
    before('History', ['pushState', 'replaceState'], ([state, _, to]) => {
      // The path of an invoice has its token.
      const { search, hash } = new URL(String(to ?? ''), location.href);
      note([state, search, hash]);
    });
    before('CookieStore', ['set'], (given) => note(given));
    before('IDBObjectStore', ['add', 'put'], (given) => note(given));
    before('Cache', ['add', 'addAll', 'put'], async ([requests, response]) => {
      note([requests].flat().map((request) => Object(request).url ?? request));
      if (response instanceof Response) note(await response.clone().text());
    });
    onSet(Document.prototype, 'cookie');
    onSet(window, 'name');
  });
}

/** Records what all tabs of a profile leave behind from now on. */
export function watchTraces(profile: Watched, first: Page): Traces {
  const tabs: Page[] = [];
  const all: string[] = [];
  const shared: string[] = [];
  const watch = (tab: Page) => {
    tabs.push(tab);
    tab.on('console', (message) => all.push(message.text()));
    tab.on('framenavigated', (frame) => all.push(frame.url()));
  };
  watch(first);
  profile.context.on('page', watch);
  profile.wrote = (text, isShared) => {
    all.push(text);
    if (isShared) shared.push(text);
  };
  return {
    all,
    openers: async () => openers([...shared, ...(await Promise.all(tabs.map(entriesOf))).flat().map(queryOf)]),
    stop: () => void profile.context.off('page', watch),
  };
}

/** The addresses in the history of a tab; of a closed tab only the last. */
async function entriesOf(tab: Page): Promise<string[]> {
  if (tab.isClosed()) return [tab.url()];
  const session = await tab.context().newCDPSession(tab);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url }) => url);
}

const queryOf = (address: string): string => {
  const { search, hash } = new URL(address);
  return search + hash;
};

export function leaks(texts: readonly string[], intents: readonly { secret: string }[]): string[] {
  const secrets = [ada.password.password, '4242424242424242', ...intents.map(({ secret }) => secret)].map(squeeze);
  return texts.filter((text) => secrets.some((secret) => squeeze(text).includes(secret)));
}

/** Removes encodings and grouping, so that secrets match. */
const squeeze = (text: string): string => text.replaceAll(/\s|\+|%20/g, '');
