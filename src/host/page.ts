import { findAll } from './document.ts';
import { spare } from './spare.ts';

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
const EVERY_SCROLL = { passive: true, capture: true };

/** Whether an element of the host scrolls the page in place of the window: one that fills most of it. */
const isPageBox = (box: EventTarget | null): box is Element =>
  box instanceof Element &&
  box.clientHeight * 2 > window.innerHeight &&
  box.clientWidth * 2 > window.innerWidth &&
  !box.closest('.jr, dialog');

export const printPage = async (): Promise<void> => window.print();

/** Copies text to the clipboard. Resolves to false if the browser refuses or has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

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

/** Whether an element is shown, as `checkVisibility` tells in newer browsers. */
export const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

const marks = new Set<Element>();
let title = { before: '', marked: '' };

/**
 * Prefixes the document's title while the form is visible, once for all forms. Returns a function that removes the
 * prefix.
 */
export const markTitle = (prefix: string, form: Element): (() => void) =>
  spare(() => marked(prefix, form)) ?? (() => undefined);

function marked(prefix: string, form: Element): () => void {
  const settle = () => (isDrawn(form) ? mark(prefix, form) : unmark(form));
  // A form in an unselected tab has no size.
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
  // The host may have added text around the title meanwhile.
  if (isLast) writeTitle(readTitle().replace(title.marked, () => title.before));
}

/** An element named `title` would hide `document.title`. */
const titleElement = (): Element | undefined => findAll('head > title')[0];

const readTitle = (): string => titleElement()?.textContent ?? '';

function writeTitle(text: string): void {
  const element = titleElement();
  if (element) element.textContent = text;
}

export function followTop(element: Element, told: (top: number) => void): () => void {
  const tell = () => told(element.getBoundingClientRect().top);
  tell();
  window.addEventListener('scroll', tell, EVERY_SCROLL);
  window.addEventListener('resize', tell);
  return () => {
    window.removeEventListener('scroll', tell, EVERY_SCROLL);
    window.removeEventListener('resize', tell);
  };
}
