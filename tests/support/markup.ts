import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Whether a page has an element that no page of this run had: one with other ancestors up to its widget, attributes or
 * states, in another window size or medium. Texts, values, positions and repetitions do not count. The workers share a
 * folder, which Playwright empties before a run; `npm test` names one for stories and journeys together.
 */
export async function isNew(page: Page, outputDir: string): Promise<boolean> {
  const folder = process.env.MARKUP_FOLDER ?? join(outputDir, 'markup');
  mkdirSync(folder, { recursive: true });
  const { place, elements } = await page.evaluate(rendered);
  const claims = elements.map((element) => claim(folder, `${place} ${element}`));
  return claims.includes(true);
}

/** The elements that this worker has seen, which are in the folder too. */
const seen = new Set<string>();

/** Whether this is the first page of the run with an element. */
function claim(folder: string, element: string): boolean {
  if (seen.has(element)) return false;
  seen.add(element);
  const name = createHash('sha256').update(element).digest('base64url').slice(0, 20);
  try {
    writeFileSync(join(folder, name), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Runs in the page. */
function rendered(): { place: string; elements: string[] } {
  const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];
  const place = [innerWidth, ...media.map((query) => matchMedia(query).matches), document.title !== ''].join();
  const elements = new Set<string>();
  const traitOf = (name: string, value: string): string => {
    if (/^(?:for|aria-(?:describedby|labelledby|controls|owns|activedescendant|errormessage))$/.test(name))
      return value.split(' ').every((id) => document.getElementById(id)) ? '=…' : '=nothing';
    if (name === 'style') return `=${value.replace(/[\d.]+/g, '0')}`;
    const isState = /^(?:class|dir|lang|role|type|hidden|tabindex|autocomplete|data-theme|aria-(?!label))/.test(name);
    if (isState) return `=${value}`;
    return value === '' ? '' : '=…';
  };
  const read = (element: Element, above: string): void => {
    const attributes = Array.from(element.attributes, ({ name, value }) => `${name}${traitOf(name, value)}`);
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const path = `${above}>${element.tagName} ${attributes.sort().join(' ')}${hasText ? ' …' : ''}`;
    elements.add(path);
    const widget = element.classList.contains('jr')
      ? `jr ${element.getAttribute('lang')} ${element.getAttribute('dir')}`
      : path;
    for (const child of element.children) read(child, widget);
  };
  read(document.body, document.documentElement.outerHTML.slice(0, document.documentElement.outerHTML.indexOf('>')));
  return { place, elements: [...elements] };
}
