import { addressAt, within } from './own-address.ts';
import { lastVisit } from './returns.ts';

export const readUrl = (): URL => new URL(window.location.href);

export function readQuery(): URLSearchParams {
  const query = readUrl().searchParams;
  for (const [name, value] of takenHere()) if (!query.has(name)) query.append(name, value);
  return query;
}

export const isInAddress = (name: string): boolean => readUrl().searchParams.has(name);

/** Returns the absolute address of a path of this site. */
export const onSite = (path: string): string => within(origin(), path);

/** Goes to another page of the site. Reloads if only the fragment differs. */
export function visit(path: string): void {
  const { href } = readUrl();
  const to = onSite(path);
  window.location.assign(to);
  if (to.includes('#') && withoutFragment(to) === withoutFragment(href)) reload();
}

/** Goes to another page of the site in place of this one. */
export const replacePage = (path: string): void => window.location.replace(onSite(path));

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '');

/**
 * Takes parameters out of the address bar, so that shared links and `Referer` do not leak them, and sets others
 * instead. `readQuery` still returns them to every widget of the page.
 */
export function takeQuery(names: readonly string[], instead: Readonly<Record<string, string>> = {}): void {
  const url = readUrl();
  const found = names.filter((name) => url.searchParams.has(name));
  if (found.length === 0) return;
  for (const name of found) {
    takenHere().delete(name);
    for (const value of url.searchParams.getAll(name)) takenHere().append(name, value);
    url.searchParams.delete(name);
  }
  for (const [name, value] of Object.entries(instead)) url.searchParams.set(name, value);
  replaceAddress(url);
}

/** Changes the address without a load or a history entry. */
const replaceAddress = (url: URL): void => window.history.replaceState(window.history.state, '', url);

/**
 * Sets query parameters in the address bar without a history entry and keeps all others; undefined removes one.
 * Browsers limit the rate; a refused write leaves the address unchanged.
 */
export function writeQuery(values: Readonly<Record<string, string | undefined>>): void {
  const url = readUrl();
  for (const [name, value] of Object.entries(values))
    if (value === undefined) url.searchParams.delete(name);
    else if (url.searchParams.get(name) !== value) url.searchParams.set(name, value);
  if (url.search === readUrl().search) return;
  try {
    replaceAddress(url);
  } catch {
    // The next change writes it.
  }
}

export function replaceQuery(query: URLSearchParams): void {
  const url = readUrl();
  url.search = query.toString();
  window.location.replace(url.href);
}

/** Parameters taken out of this page's address, or none after the host has changed the path without a load. */
function takenHere(): URLSearchParams {
  const { pathname } = readUrl();
  if (taken.pathname !== pathname) taken = { pathname, values: new URLSearchParams() };
  return taken.values;
}

let taken = { pathname: '', values: new URLSearchParams() };

export const cameBack = (): boolean => isVisit('back_forward');

export const wasOpenedBefore = (): boolean => isVisit('back_forward', 'reload');

const isVisit = (...types: NavigationTimingType[]): boolean => types.some((type) => lastVisit()?.type === type);

export const reload = (): void => window.location.reload();

/** The page's current address. */
export const pageAddress = addressAt(readUrl, () => document.baseURI);

export const { origin, pathname: readPathname } = pageAddress;
