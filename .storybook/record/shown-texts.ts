import { catalogue } from '#messages/english.ts';

/** A text shorter than this counts only as the whole text of an element, because other texts may contain it. */
const CONTAINED = 12;

const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'];

/** Returns those of these texts, by name, that a page shows or gives to screen readers. */
export function shownTexts(page: HTMLElement, names: Iterable<string> = catalogue.keys()): string[] {
  const lines = linesOf(page);
  return [...names].filter((name) => wordingsOf(name).some((text) => patternOf(text).test(lines)));
}

/** The plural forms of a text, or the text alone; none if it is only values, such as `{a}, {b}`. */
export function wordingsOf(name: string): string[] {
  const text = catalogue.get(name) ?? '';
  const forms = typeof text === 'string' ? [text] : Object.values(text);
  return forms.filter((form) => /\p{L}/u.test(form.replace(/\{\w+\}/g, '')));
}

/** The texts of the visible elements, of their text nodes and of their attributes, each on a line. */
function linesOf(page: HTMLElement): string {
  const lines = new Set<string>();
  const add = (text: string | null) => text && lines.add(tidy(text));
  for (const element of page.querySelectorAll('*')) {
    if (!(element.closest('select') ?? element).checkVisibility()) continue;
    for (const name of ATTRIBUTES) add(element.getAttribute(name));
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && tidy(node.nodeValue));
    if (own.length > 0) add(element.textContent);
    for (const { nodeValue } of own) add(nodeValue);
  }
  return [...lines].join('\n');
}

const tidy = (text: string | null): string =>
  (text ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Matches a text, with any values, in the lines of a page. */
function patternOf(text: string): RegExp {
  const pieces = text.split(/\{\w+\}/);
  const body = pieces.map(escaped).join('.+?');
  return pieces.join('').length < CONTAINED
    ? new RegExp(`^${body}$`, 'mu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'u');
}

const escaped = (words: string): string => words.replace(/\s+/g, ' ').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
