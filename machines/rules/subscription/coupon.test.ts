import { expect, test } from 'vitest';
import { type Coupon, couponRefusal, disabledLevels, disabledShipcodes, discountFor } from './coupon.ts';
import type { Deliverable } from './subscription.ts';

const coupon: Coupon = {
  code: 'SPRING',
  applied: 'other',
  can_apply: true,
  errors: null,
  discounts: { print_us: 500, print_ca: 400, print_intl: 300, digital: 200 },
};
const none = { print_us: 0, print_ca: 0, print_intl: 0, digital: 0 };
const deliverables: Deliverable[] = ['print-a', 'print-b', 'print-c', 'digital'];
const bought = { deliverable: 'print-a', renewal: false } as const;

test('returns the deliverable’s discount in cents [COUP-10]', () => {
  expect(deliverables.map((deliverable) => discountFor(coupon, deliverable))).toEqual([500, 400, 300, 200]);
});

test.each([-500, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '500', null, undefined])(
  'returns no discount for a figure of %j',
  (figure) => {
    const discounts = { ...none, print_us: figure as number };
    expect(discountFor({ ...coupon, discounts }, 'print-a')).toBe(0);
  },
);

test('refuses a high level if the level is given [SUBSCRIBE-17]', () => {
  expect(couponRefusal(coupon, { ...bought, level: 'high' })).toBe('uncovered');
  expect(couponRefusal(coupon, { ...bought, level: 'low' })).toBeUndefined();
});

test('refuses a coupon with can_apply false and no reason, and one for gifts on anything else [COUP-6]', () => {
  expect(couponRefusal({ ...coupon, can_apply: false }, bought)).toBe('noDiscount');
  expect(couponRefusal({ ...coupon, applied: 'gift' }, bought)).toBe('noDiscount');
});

test('returns the first reason of server, renewal, deliverable, discount [COUP-12]', () => {
  const discounts = { ...none, digital: 200 };
  const wrong: Coupon = { ...coupon, applied: 'renewal', can_apply: false, errors: 'Expired.', discounts };
  expect(couponRefusal(wrong, bought)).toBe('server');
  expect(couponRefusal({ ...wrong, errors: null }, bought)).toBe('renewalOnly');
  expect(couponRefusal({ ...wrong, errors: null, discounts: none }, bought)).toBe('renewalOnly');
  expect(couponRefusal({ ...wrong, errors: null, applied: 'other' }, { ...bought, renewal: true })).toBe(
    'notForRenewals',
  );
  expect(couponRefusal({ ...wrong, errors: null, applied: 'other' }, bought)).toBe('uncovered');
  expect(couponRefusal({ ...wrong, errors: null, applied: 'other', discounts: none }, bought)).toBe('noDiscount');
});

test('closes both high levels, and low levels without a discount [SUBSCRIBE-17, SUBSCRIBE-19]', () => {
  const printOnly = { ...coupon, discounts: { ...none, print_intl: 300 } };
  expect([disabledLevels(coupon, 'print'), disabledLevels(coupon, 'digital')]).toEqual([['high'], ['high']]);
  expect([disabledLevels(printOnly, 'print'), disabledLevels(printOnly, 'digital')]).toEqual([
    ['high'],
    ['low', 'high'],
  ]);
  const digitalOnly = { ...coupon, discounts: { ...none, print_us: -1, digital: 200 } };
  expect(disabledLevels(digitalOnly, 'print')).toEqual(['low', 'high']);
  expect(disabledLevels(digitalOnly, 'digital')).toEqual(['high']);
});

test.each(['print_us', 'print_ca', 'print_intl'] as const)(
  'leaves low print open for one cent off %s alone [SUBSCRIBE-19]',
  (key) => {
    const oneCent = { ...coupon, discounts: { ...none, [key]: 1 } };
    expect([disabledLevels(oneCent, 'print'), disabledLevels(oneCent, 'digital')]).toEqual([['high'], ['low', 'high']]);
    expect(deliverables.map((deliverable) => discountFor(oneCent, deliverable))).toContain(1);
  },
);

test('closes shipping categories without a print discount [SUBSCRIBE-18, SUBSCRIBE-19]', () => {
  expect(disabledShipcodes(coupon)).toEqual([]);
  expect(disabledShipcodes({ ...coupon, discounts: { ...coupon.discounts, print_ca: 0 } })).toEqual(['ship-b']);
  expect(disabledShipcodes({ ...coupon, discounts: { ...none, digital: 200 } })).toEqual([
    'ship-a',
    'ship-b',
    'ship-c',
  ]);
});
