import { cover } from '../../src/site/cover.ts';
import { write } from '../../src/site/tree.ts';

/** Issues in the documented page data; their covers are in `public/covers/`. */
export const COVERED = [38, 39, 40, 41, 42, 43];

/** The SVG of a cover. It has inline styles and no fonts, because it is loaded as an image. */
export function coverFile(number: number): string {
  const { tag, attributes, children } = cover(number);
  const { class: _style, ...own } = attributes;
  const font = { xmlns: 'http://www.w3.org/2000/svg', 'font-family': 'Iowan Old Style, Georgia, serif' };
  return `${write({ tag, attributes: { ...own, ...font }, children })}\n`;
}
