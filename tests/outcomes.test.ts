import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CELLS, exceptionTo, outcomesFile, outcomesPage, storiesByCell } from '../scripts/docs/outcomes.ts';

const shown = storiesByCell();

test('every outcome of every act is shown by a story or listed as impossible, with a reason', () => {
  expect(CELLS.length).toBeGreaterThan(50);
  expect(CELLS.filter((cell) => !shown.has(cell) && exceptionTo(cell) === undefined)).toEqual([]);
});

test('no outcome is both shown and listed', () => {
  expect(CELLS.filter((cell) => shown.has(cell) && exceptionTo(cell) !== undefined)).toEqual([]);
});

test('no story shows an unknown outcome', () => {
  const cells = new Set<string>(CELLS);
  expect([...shown.keys()].filter((cell) => !cells.has(cell))).toEqual([]);
});

test('every story that shows an outcome checks its text, focus and live region', () => {
  const silent = [...shown].flatMap(([cell, stories]) =>
    stories.filter(({ text }) => !LOOKS.test(text)).map(({ name }) => `${cell} in ${name}`),
  );
  expect(silent).toEqual([]);
});

const LOOKS =
  /\b(?:tells|tellsAll|saysLink|isStopped|shownAnew|toHaveFocus|comesBack|notKept|notRestarted|maybeRestarted|notChanged)\b/;

test('docs/outcomes.md is up to date', () => {
  expect(readFileSync(outcomesFile, 'utf8')).toBe(outcomesPage());
});
