import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages, replies } from '../../replies.ts';
import { couponIn, couponOf, couponWords } from './coupons.ts';

const documented = Object.values(pages.showSubscribe).flatMap(({ body }) => body.subscribe.coupon ?? []);

test.each(documented)('finds the coupon $code as the contract describes it, ignoring case [COUP-1]', (coupon) => {
  expect(couponOf(coupon.code.toLowerCase())).toEqual(coupon);
});

test('describes known codes, reports unknown ones and ignores malformed ones [COUP-11]', () => {
  expect(couponIn(' harbour10\n')).toMatchObject({ code: 'HARBOUR10', can_apply: true });
  expect(couponIn('NONESUCH')).toMatchObject({
    code: 'NONESUCH',
    can_apply: false,
    errors: 'There is no such coupon.',
  });
  for (const code of [null, undefined, '', '<b>', '__proto__!']) expect(couponIn(code)).toBeNull();
  expect(couponOf('__proto__')).toBeUndefined();
});

test.each([
  ['HARBOUR10', 'ship-a', undefined],
  ['COAST5', 'ship-a', undefined],
  ['COAST5', 'ship-b', 'Unable to apply coupon COAST5'],
  ['DIGITAL5', undefined, undefined],
  ['DIGITAL5', 'ship-c', 'Unable to apply coupon DIGITAL5'],
  ['GIFT10', 'ship-a', 'Unable to apply coupon GIFT10'],
  ['RENEW10', undefined, 'Unable to apply coupon RENEW10'],
  ['SPRING23', 'ship-a', 'This coupon has expired.'],
] as const)('checks %s on goods to %s: %s [COUP-6]', (code, shipcode, words) => {
  expect(couponWords(code, { purpose: 'goods', shipcode })).toBe(words);
});

test('applies a gift coupon at either level, and a renewal coupon to renewals', () => {
  const gift = { purpose: 'gift', deliverable: 'print-a', renewal: false } as const;
  const renewal = { purpose: 'personal', deliverable: 'print-a', renewal: true } as const;
  expect(couponWords('GIFT10', gift)).toBeUndefined();
  expect(couponWords('GIFT10', { ...gift, purpose: 'personal' })).toBe('Unable to apply coupon GIFT10');
  expect(couponWords('RENEW10', renewal)).toBeUndefined();
  expect(couponWords('GIFT10', renewal)).toBe('This coupon does not apply to subscription renewals.');
});

test('the page about the journal lists every coupon', () => {
  const text = readFileSync(new URL('../../../docs/journal.md', import.meta.url), 'utf8');
  const table = text.slice(text.indexOf('<!-- coupons -->'), text.indexOf('<!-- /coupons -->'));
  for (const code of ['FIVE', ...documented.map((coupon) => coupon.code)]) expect(table).toContain(`\`${code}\``);
});

test.each([
  ['NONESUCH', { purpose: 'goods', shipcode: 'ship-a' }, 'There is no such coupon.'],
  ['RENEW10', { purpose: 'personal', deliverable: 'print-a', renewal: false }, replies.subscribe.notForNew],
  ['COAST5', { purpose: 'personal', deliverable: 'print-b', renewal: false }, replies.subscribe.notCovered],
  ['FIVE', { purpose: 'personal', deliverable: 'print-b', renewal: false }, undefined],
  ['FIVE', { purpose: 'goods', shipcode: 'ship-c' }, undefined],
  ['FIVE', { purpose: 'goods', shipcode: undefined }, undefined],
] as const)('checks %s on %o: %o [COUP-6]', (code, use, words) => {
  const expected = typeof words === 'object' ? words.body.errors.coupon : words;
  expect(couponWords(code, use)).toBe(expected);
});

test('describes an unknown code as a coupon for anything without a discount [COUP-11]', () => {
  const discounts = { print_us: 0, print_ca: 0, print_intl: 0, digital: 0 };
  const none = { can_apply: false, errors: 'There is no such coupon.', discounts };
  expect(couponIn('NONESUCH')).toEqual({ code: 'NONESUCH', applied: 'other', ...none });
  expect(couponIn('x'.repeat(64))).toMatchObject({ code: 'x'.repeat(64) });
  for (const code of ['x'.repeat(65), 'FIVE!', '!FIVE']) expect(couponIn(code)).toBeNull();
});
