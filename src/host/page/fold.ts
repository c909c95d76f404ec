/** The scroll position at which a page is below the fold of its header, in px (SHELL-2). */
export const FOLD = 32;

export function watchFold(crossed: (isBelow: boolean) => void): () => void {
  let wasBelow = false;
  let within = 0;
  const look = ({ target }: Pick<Event, 'target'>) => {
    if (isPageBox(target)) within = target.scrollTop;
    const isBelow = Math.max(window.scrollY, within) >= FOLD;
    if (isBelow === wasBelow) return;
    wasBelow = isBelow;
    crossed(isBelow);
  };
  window.addEventListener('scroll', look, EVERY_SCROLL);
  look({ target: null });
  return () => window.removeEventListener('scroll', look, EVERY_SCROLL);
}

/** Scroll events of elements do not bubble. */
export const EVERY_SCROLL = { passive: true, capture: true };

/** Whether an element of the host scrolls the page in place of the window: one that fills most of it. */
const isPageBox = (box: EventTarget | null): box is Element =>
  box instanceof Element &&
  box.clientHeight * 2 > window.innerHeight &&
  box.clientWidth * 2 > window.innerWidth &&
  !box.closest('.jr, dialog');

export const printPage = async (): Promise<void> => window.print();
