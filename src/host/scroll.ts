import { onReturn } from './returns.ts';

/** What stays clear above a problem that the page is scrolled to, in px (SHELL-18). */
const SCROLL_OFFSET = 136;

const locks = new Set<symbol>();

/** Locks the page's scrolling until the answer is called, or the page comes back from the back/forward cache (CHECK-35). */
export function lockScroll(): () => void {
  const lock = Symbol('lock');
  locks.add(lock);
  settle();
  const unlock = () => {
    stop();
    locks.delete(lock);
    settle();
  };
  const stop = onReturn(unlock);
  return unlock;
}

/** Brings an element into view, below the offset, and focuses it. */
export function scrollToProblem(element: HTMLElement): void {
  window.scrollBy({ top: element.getBoundingClientRect().top - SCROLL_OFFSET });
  element.focus({ preventScroll: true });
}

function settle(): void {
  document.documentElement.toggleAttribute('data-journal-locked', locks.size > 0);
}
