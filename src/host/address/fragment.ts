export const readFragment = (): string => window.location.hash.slice(1);

export function pushFragment(fragment: string): void {
  window.location.hash = fragment;
}

/** Removes the fragment, and the history entry it was pushed with. */
export function dropFragment(wasPushed: boolean): void {
  if (wasPushed) {
    window.history.back();
    return;
  }
  const url = new URL(window.location.href);
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}

export function watchFragment(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
