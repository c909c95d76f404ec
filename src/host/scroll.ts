import { onReturn } from './returns.ts';

/** The space above a problem that is scrolled to, in px (SHELL-18). */
const SCROLL_OFFSET = 136;

const locks = new Set<symbol>();

/** Locks scrolling until the returned function is called or the page returns from the bfcache (CHECK-35). */
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

export function scrollToProblem(element: HTMLElement): void {
  window.scrollBy({ top: element.getBoundingClientRect().top - SCROLL_OFFSET });
  element.focus({ preventScroll: true });
}

function settle(): void {
  document.documentElement.toggleAttribute('data-journal-locked', locks.size > 0);
}
