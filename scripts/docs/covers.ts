import { cover } from '../../src/site/cover.ts';
import { write } from '../../src/site/tree.ts';

/** The issues that the documented page data shows, whose covers stand in `public/covers/`. */
export const COVERED = [38, 39, 40, 41, 42, 43];

/** The file of a cover: a picture has no style sheet, and brings no fonts along. */
export function coverFile(number: number): string {
  const { tag, attributes, children } = cover(number);
  const { class: _style, ...own } = attributes;
  const font = { xmlns: 'http://www.w3.org/2000/svg', 'font-family': 'Iowan Old Style, Georgia, serif' };
  return `${write({ tag, attributes: { ...own, ...font }, children })}\n`;
}
