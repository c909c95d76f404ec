import { within } from 'storybook/test';
import type { Story } from './steps.ts';

/** The part of a page under this heading. */
export const regionOf = ({ canvas }: Pick<Story, 'canvas'>, name: string): HTMLElement =>
  canvas.getByRole('region', { name });

/** The links in a part of a page: what they say, and where they lead. */
export const linksIn = (element: HTMLElement): [string, string | null][] =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** The item of a list that has this heading. */
export function itemOf({ canvas }: Pick<Story, 'canvas'>, name: string): HTMLElement {
  const item = canvas.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`“${name}” is in no list.`);
  return item;
}
