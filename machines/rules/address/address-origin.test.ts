import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHIPCODES } from '#machines/rules/subscription/subscription.ts';
import { categoryAfter, type Origin, originIn } from './address-origin.ts';

const origins = fc.constantFrom<Origin>('keep', 'change');
const shipcodes = fc.constantFrom(...SHIPCODES);

test('resets the category to the account’s own unless the address is kept [ADDR-12]', () => {
  expect(SHIPCODES.map((category) => categoryAfter('change', category, 'ship-b'))).toEqual(
    SHIPCODES.map(() => 'ship-b'),
  );
  expect(SHIPCODES.map((category) => categoryAfter('keep', category, 'ship-b'))).toEqual([...SHIPCODES]);
});

test('leaves the category unchanged for a reader without an account', () => {
  expect(SHIPCODES.map((category) => categoryAfter('change', category, undefined))).toEqual([...SHIPCODES]);
});

test('returns the chosen category or the account’s own, idempotently [ADDR-12]', () => {
  fc.assert(
    fc.property(origins, shipcodes, fc.option(shipcodes, { nil: undefined }), (origin, category, own) => {
      const after = categoryAfter(origin, category, own);
      expect([category, own]).toContain(after);
      expect(categoryAfter(origin, after, own)).toBe(after);
    }),
  );
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

test('never keeps an address that is not on record', () => {
  fc.assert(
    fc.property(fc.boolean(), origins, (before, origin) => {
      expect(originIn({ before, now: false }, origin)).toBe('change');
    }),
  );
});
