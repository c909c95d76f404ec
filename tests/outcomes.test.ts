import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CELLS, exceptionTo, outcomesFile, outcomesPage, storiesByCell } from '../scripts/docs/outcomes.ts';

const shown = storiesByCell();

test('every outcome of every act is shown by a story, or listed with the reason why it cannot occur', () => {
  expect(CELLS.length).toBeGreaterThan(50);
  expect(CELLS.filter((cell) => !shown.has(cell) && exceptionTo(cell) === undefined)).toEqual([]);
});

test('no outcome is both shown and listed', () => {
  expect(CELLS.filter((cell) => shown.has(cell) && exceptionTo(cell) !== undefined)).toEqual([]);
});

test('no story shows an outcome that there is not', () => {
  const cells = new Set<string>(CELLS);
  expect([...shown.keys()].filter((cell) => !cells.has(cell))).toEqual([]);
});

test('every story that shows an outcome looks at its text, its focus and its live region', () => {
  const silent = [...shown].flatMap(([cell, stories]) =>
    stories.filter(({ text }) => !LOOKS.test(text)).map(({ name }) => `${cell} in ${name}`),
  );
  expect(silent).toEqual([]);
});

/** The steps that look at all three, and those of forms that were handed back with their problems. */
const LOOKS =
  /\b(?:tells|tellsAll|saysLink|isStopped|shownAnew|toHaveFocus|comesBack|notKept|notRestarted|maybeRestarted|notChanged)\b/;

test('docs/outcomes.md is as it would be generated', () => {
  expect(readFileSync(outcomesFile, 'utf8')).toBe(outcomesPage());
});
