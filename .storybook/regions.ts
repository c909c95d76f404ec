import { expect, within } from 'storybook/test';
import type { Story } from './steps.ts';

export const regionOf = ({ canvas }: Pick<Story, 'canvas'>, name: string): HTMLElement =>
  canvas.getByRole('region', { name });

export const linksIn = (element: HTMLElement): [string, string | null][] =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

export function itemOf({ canvas }: Pick<Story, 'canvas'>, name: string): HTMLElement {
  const item = canvas.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`“${name}” is in no list.`);
  return item;
}

export const fitsAcross = async ({ scrollWidth, clientWidth }: Element = document.documentElement) =>
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);

/** Expects an element to contain none of these selectors: user-supplied markup stays text. */
export const holdsNo = async (element: Element, selector: string) =>
  expect(element.querySelector(selector)).not.toBeInTheDocument();
