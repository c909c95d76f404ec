import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../../replies.ts';
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
