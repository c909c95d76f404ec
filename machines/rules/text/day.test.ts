import { expect, test } from 'vitest';
import { isDay, yearsAfter } from './day.ts';

test('accepts only days of the calendar', () => {
  const days = [
    '2026-02-28',
    '2026-02-29',
    '2028-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-1-1',
    '2026-01-01T00:00',
    '',
  ];
  expect(days.filter(isDay)).toEqual(['2026-02-28', '2028-02-29']);
});

test('adds years, over leap days too', () => {
  expect([yearsAfter('2026-11-23', 1), yearsAfter('2028-02-29', 3), yearsAfter('2028-02-29', 4)]).toEqual([
    '2027-11-23',
    '2031-02-28',
    '2032-02-29',
  ]);
});
