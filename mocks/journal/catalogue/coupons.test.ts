import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../../replies.ts';
import { couponIn, couponOf } from './coupons.ts';

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

test('the page about the journal lists every coupon', () => {
  const text = readFileSync(new URL('../../../docs/journal.md', import.meta.url), 'utf8');
  const table = text.slice(text.indexOf('<!-- coupons -->'), text.indexOf('<!-- /coupons -->'));
  for (const code of ['FIVE', ...documented.map((coupon) => coupon.code)]) expect(table).toContain(`\`${code}\``);
});
