import { dropOwnFragment } from './location.ts';

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
  dropOwnFragment();
}

export function watchFragment(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
