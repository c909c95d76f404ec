/** The query of the page's address. */
export const readQuery = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Goes to another page of the site. */
export const visit = (path: string): void => window.location.assign(path);

/** Takes parameters out of the address bar, and out of what a shared link or a `Referer` would tell. */
export function stripQuery(names: readonly string[]): void {
  const url = new URL(window.location.href);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}

/** Calls back when the page is shown again out of the back/forward cache. */
export function onReturn(returned: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) returned();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}

/** Loads the page anew. */
export const reload = (): void => window.location.reload();

/** The origin that the site's own calls go to. */
export const origin = (): string => window.location.origin;
