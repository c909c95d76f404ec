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

export type SitePage =
  | { kind: 'page'; path: string; data: unknown }
  | { kind: 'redirect'; to: string }
  | { kind: 'sign-in'; signIn: SignIn }
  | { kind: 'nowhere' };

/**
 * An open route of the development site, with the toolbar of its journal. Against a real server there is no toolbar.
 */
export interface Opened {
  page: SitePage;
  toolbar?: Toolbar;
}

/**
 * Opens the journal behind a route of the development site. `?locale=…` sets the locale for this tab. With
 * `?mocks=off`, calls and scripts go to the real servers; `?key=pk_…` sets the publishable key. Both last until
 * `?mocks=on`.
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
  // A documented page has settings; a malformed one is passed on unchanged.
  const data = page.data as { settings?: object };
  return { ...page, data: { ...data, settings: { ...data.settings, ...settings } } };
}

function remember(name: string, value: string | null): string | null {
  if (value !== null) sessionStorage.setItem(`mock-journal-${name}`, value);
  return sessionStorage.getItem(`mock-journal-${name}`);
}

/** The mock page of an identity provider, which signs in the reader chosen there. */
export interface SignIn {
  provider: string;
  people: { reader: Reader; name: string; email: string }[];
  cancel: string;
  choose: (reader: Reader) => string;
}

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
  /** The query parameter with the next path. */
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

/** An unknown institution is omitted, so that the reader chooses one. */
const nameOf = (entity: string | null): string | undefined =>
  institutions.find(({ entity_id }) => entity_id === entity)?.name;

const institutions: readonly { entity_id: string; name: string }[] = replies.getIdentityProviders.institutions.body;
