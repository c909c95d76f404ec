import { expect, test } from 'vitest';
import { asPrinted } from './print-view.ts';

test.each([
  ['print', 'all'],
  ['not print', 'not all'],
  ['only print and (width < 20cm)', 'only all and (width < 20cm)'],
  ['screen', 'not all'],
  ['only screen and (width < 60rem)', 'not all'],
  ['not screen', 'all'],
  ['screen, print', 'not all, all'],
  ['', ''],
  ['(prefers-color-scheme: dark)', '(prefers-color-scheme: dark)'],
])('the query “%s” becomes “%s” on screen [SHELL-7]', (query, shown) => {
  expect(asPrinted(query)).toBe(shown);
});
