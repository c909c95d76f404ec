/** The query of the page's address. */
export const readQuery = (): URLSearchParams => new URLSearchParams(window.location.search);

/** The path of the page's address. */
export const readPathname = (): string => window.location.pathname;

/** The path of the page and its query, as they stand in the address bar. */
export const readPath = (): string => window.location.pathname + window.location.search;

/** Goes to another page of the site; one that is this page but for its fragment is loaded anew. */
export function visit(path: string): void {
  const { href } = window.location;
  window.location.assign(path);
  const isThisPage = path.includes('#') && withoutFragment(new URL(path, href).href) === withoutFragment(href);
  if (isThisPage) window.location.reload();
}

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '');

/**
 * The query of the page's address, of which these parameters are taken out of the address bar, and so out of what a
 * shared link or a `Referer` would tell. Another widget of the page that takes them too is given what stood there.
 */
export function takeQuery(names: readonly string[]): URLSearchParams {
  const { pathname } = window.location;
  if (taken.pathname !== pathname) taken = { pathname, values: new URLSearchParams() };
  const query = readQuery();
  for (const name of names) {
    const values = query.getAll(name);
    if (values.length > 0) taken.values.delete(name);
    for (const value of values) taken.values.append(name, value);
    if (values.length === 0) for (const value of taken.values.getAll(name)) query.append(name, value);
  }
  stripQuery(names);
  return query;
}

let taken = { pathname: '', values: new URLSearchParams() };

function stripQuery(names: readonly string[]): void {
  const url = new URL(window.location.href);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}

/** Whether the page was come back to through the history, so that what it was sent with may be old. */
export const cameBack = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Loads the page anew. */
export const reload = (): void => window.location.reload();

/** The origin that the site's own calls go to. */
export const origin = (): string => window.location.origin;
