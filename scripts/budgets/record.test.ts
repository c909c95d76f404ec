import { expect, test } from 'vitest';
import { flows } from '#machines/flows.ts';
import { budgetOf, readRecord, unrecorded, writeRecord } from './record.ts';
import type { PageWeight } from './weigh.ts';

const FLOOR = 100_000;

const page: PageWeight = {
  name: 'checkout',
  start: 148_000,
  css: 3_686,
  total: 500_000,
  later: 1_000_000,
  requests: 5,
};
const heavy: PageWeight = { ...page, start: 160_100, css: 4_200, requests: 7 };

const recorded = (...cells: string[]) => `before
<!-- budgets: written by \`npm run budgets:record\` -->

${cells.map((cell) => `| \`checkout\` | ${cell} |`).join('\n')}

<!-- /budgets -->
after`;

const missed = recorded('🔴 1.61 of 1.48 | 🔴 4.2 of 3.6 | 🔴 7 of 5 | The payment.');

test('accepts a page within its budgets without a record', () => {
  expect(unrecorded([page], FLOOR, new Map())).toEqual([]);
});

test('lists every exceeded budget that is not on record', () => {
  expect(unrecorded([heavy], FLOOR, new Map())).toEqual([
    'checkout: 1.61 of the floor; at most 1.48',
    'checkout: 4.2 KiB of CSS; at most 3.6',
    'checkout: 7 requests; at most 5',
    'checkout: no reason why it is over a budget',
  ]);
});

test('accepts a missed budget that is recorded with a reason', () => {
  expect(unrecorded([heavy], FLOOR, readRecord(missed))).toEqual([]);
});

test('rejects a page heavier than its record', () => {
  expect(unrecorded([{ ...heavy, start: 161_100 }], FLOOR, readRecord(missed))).toEqual([
    'checkout: 1.62 of the floor; at most 1.61',
  ]);
});

test('rejects a missed budget without a reason', () => {
  const record = readRecord(recorded('🔴 1.61 of 1.48 | 🔴 4.2 of 3.6 | 🔴 7 of 5 |'));
  expect(unrecorded([heavy], FLOOR, record)).toEqual(['checkout: no reason why it is over a budget']);
});

test('ignores the record of a page within its budgets', () => {
  const record = readRecord(recorded('1.20 of 1.48 | 3.0 of 3.6 | 5 of 5 |'));
  expect(unrecorded([page], FLOOR, record)).toEqual([]);
});

test('writes the new figures, keeps the reason and marks missed budgets in red', () => {
  const text = writeRecord(
    missed,
    [
      { ...heavy, start: 155_000, css: 3_686 },
      { ...page, name: 'donate' },
    ],
    FLOOR,
  );
  expect(text).toContain('| `checkout` | 🔴 1.55 of 1.48 | 3.6 of 3.6 | 🔴 7 of 5 | The payment. |');
  expect(text).toContain('| `donate` | 1.48 of 1.48 | 3.6 of 3.6 | 5 of 5 |  |');
  expect(text.startsWith('before\n')).toBe(true);
  expect(text.endsWith('\nafter')).toBe(true);
});

test('every widget has the budget of its kind', () => {
  const floors = Object.keys(flows).map((name) => budgetOf(name).floors);
  expect(new Set(floors)).toEqual(new Set([1.15, 1.2, 1.28, 1.38, 1.48]));
});
