/** The fragment of the page's address, without `#`. */
export const readFragment = (): string => window.location.hash.slice(1);

/** Pushes a fragment as a history entry. A link would leave the page under a host's `<base href>`. */
export function pushFragment(fragment: string): void {
  window.location.hash = fragment;
}

/** Removes the fragment, together with the history entry it was pushed with. */
export function dropFragment(wasPushed: boolean): void {
  if (wasPushed) {
    window.history.back();
    return;
  }
  const url = new URL(window.location.href);
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}

/** Calls back when the fragment changes. Returns a function that stops it. */
export function watchFragment(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
