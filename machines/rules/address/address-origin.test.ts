import { expect, test } from 'vitest';
import { SHIPCODES } from '#machines/rules/subscription/subscription.ts';
import { categoryAfter, originIn } from './address-origin.ts';

test('resets the category to the account’s own unless the address is kept [ADDR-12]', () => {
  expect(SHIPCODES.map((category) => categoryAfter('change', category, 'ship-b'))).toEqual(
    SHIPCODES.map(() => 'ship-b'),
  );
  expect(SHIPCODES.map((category) => categoryAfter('keep', category, 'ship-b'))).toEqual([...SHIPCODES]);
});

test('leaves the category unchanged for a reader without an account', () => {
  expect(SHIPCODES.map((category) => categoryAfter('change', category, undefined))).toEqual([...SHIPCODES]);
});

test.each([
  [true, true, 'keep', 'keep'],
  [true, true, 'change', 'change'],
  [false, true, 'change', 'keep'],
  [true, false, 'keep', 'change'],
  [false, false, 'change', 'change'],
] as const)('on record before: %s, now: %s; choosing %s leads to %s', (before, now, origin, expected) => {
  expect(originIn({ before, now }, origin)).toBe(expected);
});
