/** Also by key code, the only one some keyboards and tools send (SHELL-3). */
const isEscape = ({ key, keyCode }: KeyboardEvent): boolean => key === 'Escape' || keyCode === ESCAPE;
const ESCAPE = 27;

/** What closes an open element: Escape anywhere on the page, or a press or focus outside it. */
export type Dismissal = 'escape' | 'elsewhere';

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

/** Whether nothing has the focus yet, and the address names no place to start at. */
export const isUnfocused = ({ ownerDocument: page }: Element): boolean =>
  page.activeElement === page.body && page.location.hash === '';
