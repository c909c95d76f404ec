import { findAll } from '../document.ts';
import { spare } from '../spare.ts';
import { isDrawn } from './drawn.ts';

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
