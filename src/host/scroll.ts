import { onReturn } from './returns.ts';

/** What stays clear above a problem that the page is scrolled to, in px (SHELL-18). */
const SCROLL_OFFSET = 136;

const locks = new Set<symbol>();

/** Locks the page's scrolling until the answer is called, or the page comes back from the back/forward cache (CHECK-35). */
export function lockScroll(): () => void {
  const lock = Symbol('lock');
  locks.add(lock);
  settle();
  return () => {
    locks.delete(lock);
    settle();
  };
}

/** Brings an element into view, below the offset, and focuses it. */
export function scrollToProblem(element: HTMLElement): void {
  window.scrollBy({ top: element.getBoundingClientRect().top - SCROLL_OFFSET });
  element.focus({ preventScroll: true });
}

/** Calls back with how far below the top of the window an element begins, in px: now, and as the page scrolls. */
export function followTop(element: Element, told: (top: number) => void): () => void {
  const tell = () => told(element.getBoundingClientRect().top);
  tell();
  window.addEventListener('scroll', tell, { passive: true });
  window.addEventListener('resize', tell);
  return () => {
    window.removeEventListener('scroll', tell);
    window.removeEventListener('resize', tell);
  };
}

function settle(): void {
  document.documentElement.toggleAttribute('data-journal-locked', locks.size > 0);
}

onReturn(() => {
  locks.clear();
  settle();
});
