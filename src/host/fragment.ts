/** The fragment of the page's address, without its `#`. */
export const readFragment = (): string => window.location.hash.slice(1);

/** Puts a fragment into the address, as an entry of the history; a link would leave the page under a host's <base href>. */
export function pushFragment(fragment: string): void {
  window.location.hash = fragment;
}

/** Takes the fragment out of the address, and with it the entry of the history that it was pushed with. */
export function dropFragment(wasPushed: boolean): void {
  if (wasPushed) {
    window.history.back();
    return;
  }
  const url = new URL(window.location.href);
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}

/** Calls back when the fragment is another; answers how to stop. */
export function watchFragment(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
