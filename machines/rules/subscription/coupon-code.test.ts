import { expect, test } from 'vitest';
import { couponCodeIn, isSameCode, readLinkedCode } from './coupon-code.ts';

test.each(['FIVE', ' five\t', 'a', 'A_b-9', 'x'.repeat(64)])('trims %j', (typed) => {
  expect(couponCodeIn(typed)).toBe(typed.trim());
});

test.each([
  ['FI VE\u00A05', 'FIVE5'],
  ['FIVE\n5', 'FIVE5'],
  ['FI\u0000VE', 'FIVE'],
  ['\u202EFIVE\u200B', 'FIVE'],
  ['ＦＩＶＥ－５', 'FIVE-5'],
  ['FIVE\u2011٥', 'FIVE-5'],
])('reads %j as %j [BEYOND-191]', (typed, code) => {
  expect(couponCodeIn(typed)).toBe(code);
});

test.each(['', '   ', 'x'.repeat(65), 'x'.repeat(10_000), 'FÍVE', '<b>FIVE</b>', '../five'])(
  'finds no code in %j [BEYOND-24]',
  (typed) => {
    expect(couponCodeIn(typed)).toBeUndefined();
  },
);

test.each([
  ['FIVE', 'five', true],
  ['FIVE', 'FIV', false],
  [undefined, null, true],
  ['FIVE', undefined, false],
] as const)('%s and %s name the same coupon: %s', (one, other, isSame) => {
  expect(isSameCode(one, other)).toBe(isSame);
});

test.each([
  ['FIVE', { code: 'FIVE' }],
  [' five\n', { code: 'five' }],
  ['', {}],
  ['  ', {}],
  ['FI!VE', { isCodeUnreadable: true }],
  ['x'.repeat(200), { isCodeUnreadable: true }],
])('reads the first code %j of a link as %j [BEYOND-23, BEYOND-24]', (asked, linked) => {
  const query = new URLSearchParams([
    ['code', asked],
    ['code', 'SECOND'],
  ]);
  expect(readLinkedCode(query)).toEqual(linked);
});
