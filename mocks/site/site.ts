import type { Settings } from '#machines/api/contract.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { openPage } from '../pages/page-data.ts';
import { visits } from '../routes.gen.ts';
import { openSignIn, type SignIn } from '../sign-in.ts';
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
