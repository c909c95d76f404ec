/** How far a page is scrolled where its header is below the fold, in px (SHELL-2). */
export const FOLD = 32;

/** Calls back when the scroll of the page crosses the fold, and at once on a page that is below it; answers how to stop. */
export function watchFold(crossed: (isBelow: boolean) => void): () => void {
  let wasBelow = false;
  const look = () => {
    const isBelow = window.scrollY >= FOLD;
    if (isBelow === wasBelow) return;
    wasBelow = isBelow;
    crossed(isBelow);
  };
  window.addEventListener('scroll', look, { passive: true });
  look();
  return () => window.removeEventListener('scroll', look);
}

/** Opens the browser's dialog for printing; most browsers wait until it is closed. */
export const printPage = async (): Promise<void> => window.print();

/** The key that closes what is open, by its number too, which is all that some keyboards and tools send (SHELL-3). */
const isEscape = ({ key, keyCode }: KeyboardEvent): boolean => key === 'Escape' || keyCode === ESCAPE;
const ESCAPE = 27;

/** What closes a thing that is open: Escape anywhere on the page, or whatever is pressed or focused outside of it. */
export type Dismissal = 'escape' | 'elsewhere';

/** Calls back with what closes the thing that is open in an element; answers how to stop. */
export function watchDismissal(element: Element, dismissed: (by: Dismissal) => void): () => void {
  const page = element.ownerDocument;
  const pressed = (event: KeyboardEvent) => {
    if (isEscape(event) && !event.isComposing && !event.defaultPrevented) dismissed('escape');
  };
  const touched = ({ target }: Event) => {
    if (target instanceof Node && !element.contains(target)) dismissed('elsewhere');
  };
  page.addEventListener('keydown', pressed);
  page.addEventListener('pointerdown', touched);
  page.addEventListener('focusin', touched);
  return () => {
    page.removeEventListener('keydown', pressed);
    page.removeEventListener('pointerdown', touched);
    page.removeEventListener('focusin', touched);
  };
}
