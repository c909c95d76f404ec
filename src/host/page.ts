import { findAll } from './document.ts';

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

/** Copies text to the clipboard; returns false if the browser refuses or has none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

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

/** The forms that have the title prefixed: it is so as long as any of them can be seen. */
const marks = new Set<Element>();
let title = { before: '', marked: '' };

/** Prefixes the document's title until the answer is called, while the form can be seen; once, however many forms ask for it. */
export function markTitle(prefix: string, form: Element): () => void {
  const settle = () => (form.checkVisibility() ? mark(prefix, form) : unmark(form));
  // A form whose tab is left loses its size.
  const sizes = new ResizeObserver(settle);
  sizes.observe(form);
  settle();
  return () => {
    sizes.disconnect();
    unmark(form);
  };
}

function mark(prefix: string, form: Element): void {
  const now = readTitle();
  if (!marks.has(form) && (marks.size === 0 || !now.includes(title.marked))) {
    title = { before: now, marked: `${prefix} ${now}` };
    writeTitle(title.marked);
  }
  marks.add(form);
}

function unmark(form: Element): void {
  const isLast = marks.delete(form) && marks.size === 0;
  // The host may have put something before the title or after it meanwhile.
  if (isLast) writeTitle(readTitle().replace(title.marked, () => title.before));
}

/** The element, since `document.title` is another one where the host has named one so. */
const titleElement = (): Element | undefined => findAll('head > title')[0];

const readTitle = (): string => titleElement()?.textContent ?? '';

function writeTitle(text: string): void {
  const element = titleElement();
  if (element) element.textContent = text;
}

/** Reports the distance of an element from the top of the viewport in px, at once and on scroll and resize. */
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
