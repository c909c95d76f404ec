import { expect, within } from 'storybook/test';
import { named } from './playing/named.ts';
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

/** Expects an element to be as wide as its place at most. */
export const fitsAcross = named(
  'See that nothing is too wide',
  async ({ scrollWidth, clientWidth }: Element = document.documentElement) =>
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth),
);

/** Expects an element to hold none of these: the markup of others stays text. */
export const holdsNo = named(
  ([, selector]) => `See no “${selector}”`,
  async (element: Element, selector: string) => expect(element.querySelector(selector)).not.toBeInTheDocument(),
);
