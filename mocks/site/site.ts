import type { Settings } from '#machines/api/contract.ts';
import { returnPath } from '#machines/rules/link/return-path.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { lookUp } from '../journal/read-fields.ts';
import { beginSession } from '../journal/visitor/sessions.ts';
import { openPage } from '../pages/page-data.ts';
import { READERS, type Reader, refOf } from '../readers.ts';
import { replies } from '../replies.ts';
import { visits } from '../routes.gen.ts';
import { startMocks } from './browser.ts';
import { createToolbar, type Toolbar } from './toolbar.ts';

/** What a host does at a route: shows a page, named by the contract's path, with its data, or sends the reader on. */
export type SitePage =
  | { kind: 'page'; path: string; data: unknown }
  | { kind: 'redirect'; to: string }
  | { kind: 'sign-in'; signIn: SignIn }
  | { kind: 'nowhere' };

/** A route of the development site, and what steers the journal behind it; nothing steers a server of one's own. */
export interface Opened {
  page: SitePage;
  toolbar?: Toolbar;
}

/**
 * Opens the journal behind a route of the development site. `?locale=…` sets the locale for this tab. With `?mocks=off` the calls and scripts go where they
 * would, `?key=pk_…` names the publishable key, and both hold until `?mocks=on`.
 */
export async function openJournal(route: string, query: URLSearchParams): Promise<Opened> {
  const locale = remember('locale', query.get('locale'));
  const said = locale === null ? {} : { locale };
  if (remember('mocks', query.get('mocks')) === 'off') {
    const key = remember('key', query.get('key'));
    const paid = key === null ? {} : { payment: { publishable_key: key } };
    return { page: withSettings(pageAt(createJournal(), route, query), { ...said, ...paid }) };
  }
  const { journal, watch } = await startMocks();
  return { page: withSettings(pageAt(journal, route, query), said), toolbar: createToolbar(journal, watch) };
}

/** What stands at a route. */
export function pageAt(journal: Journal, route: string, query: URLSearchParams): SitePage {
  const signIn = openSignIn(journal, route, query);
  if (signIn) return { kind: 'sign-in', signIn };
  const page = openPage(journal, route, query);
  if (!page) return { kind: 'nowhere' };
  return 'redirect' in page
    ? { kind: 'redirect', to: page.redirect }
    : { kind: 'page', path: visits[page.id].path, data: page.data };
}

function withSettings(page: SitePage, settings: Pick<Settings, 'locale' | 'payment'>): SitePage {
  if (page.kind !== 'page' || Object.keys(settings).length === 0) return page;
  // A page of the contract always has settings; a malformed one is passed on as it is.
  const data = page.data as { settings?: object };
  return { ...page, data: { ...data, settings: { ...data.settings, ...settings } } };
}

function remember(name: string, value: string | null): string | null {
  if (value !== null) sessionStorage.setItem(`mock-journal-${name}`, value);
  return sessionStorage.getItem(`mock-journal-${name}`);
}

/** The page of an identity provider, played: whoever is chosen there is signed in. */
export interface SignIn {
  /** Who would ask the reader to sign in. */
  provider: string;
  people: { reader: Reader; name: string; email: string }[];
  /** Where a sign-in that is broken off ends. */
  cancel: string;
  /** Signs a reader in; answers the path to go on to. */
  choose: (reader: Reader) => string;
}

/** The sign-in that a link of the contract leads to; nothing at any other route. */
function openSignIn(journal: Journal, route: string, query: URLSearchParams): SignIn | undefined {
  const link = LINKS[route];
  if (!link) return undefined;
  const { accounts } = journal.state();
  const people = READERS.flatMap((reader) => {
    const account = lookUp(accounts, refOf(reader) ?? '')?.subscriber.account;
    return account ? [{ reader, name: account.name, email: account.email }] : [];
  });
  return {
    provider: link.provider(query),
    people,
    cancel: visits.showLogin.path,
    choose: (reader) => {
      journal.work((desk) => {
        const account = lookUp(desk.state.accounts, refOf(reader) ?? '');
        if (account) beginSession(desk, account);
      });
      return returnPath(query.get(link.path));
    },
  };
}

interface Link {
  /** The parameter that names where to go afterwards. */
  path: string;
  provider: (query: URLSearchParams) => string;
}

const LINKS: Record<string, Link> = {
  [visits.signInWithGoogle.path]: { path: 'url', provider: () => 'Google' },
  [visits.signInWithOpenAthens.path]: { path: 'url', provider: () => 'OpenAthens' },
  [visits.signInWithInstitution.path]: {
    path: 'target',
    provider: (query) => nameOf(query.get('entity')) ?? 'OpenAthens',
  },
};

/** An institution that is not in the list is left out, so that the reader chooses. */
const nameOf = (entity: string | null): string | undefined =>
  institutions.find(({ entity_id }) => entity_id === entity)?.name;

const institutions: readonly { entity_id: string; name: string }[] = replies.getIdentityProviders.institutions.body;
