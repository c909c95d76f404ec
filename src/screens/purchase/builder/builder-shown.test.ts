import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { pageOf } from '#fixtures/data/orders.ts';
import type { SubscribePage } from '#machines/api/contract.ts';
import type { Built } from '#machines/purchase/builder/builder.ts';
import { builtOf, subscribeMachine } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { orderTotals } from '#machines/rules/price/pricing.ts';
import { readSubscribeLink } from '#machines/rules/subscription/subscribe-link.ts';
import type { Choice } from '#machines/rules/subscription/subscription.ts';
import { english } from '#messages/english.ts';
import { replies } from '#mocks/replies.ts';
import { builtOrder, closedOptions, optionPrices } from './builder-shown.ts';

const link = readSubscribeLink(new URLSearchParams());
const guest = pageOf('visitor');
const begin = (page: SubscribePage = guest): Built =>
  builtOf(createActor(subscribeMachine, { input: { page, link } }).getSnapshot().context.draft);
const changed = (built: Built, change: Partial<Choice>): Built => ({
  ...built,
  choice: { ...built.choice, ...change },
});
const coupon = {
  code: 'AUTUMN',
  applied: 'other' as const,
  can_apply: true,
  discounts: { print_us: 1000, print_ca: 0, print_intl: 500, digital: 0 },
};
const withCoupon = begin({ ...guest, subscribe: { ...guest.subscribe, coupon } });

test('prices each option as if it were chosen, all else unchanged [PRICE-2, PRICE-3]', () => {
  expect(optionPrices(changed(begin(), { level: 'high', term: '2year' }))).toEqual({
    level: { low: 7200, high: 12_000 },
    medium: { print: 12_000, digital: 9600 },
    term: { '1year': 6000, '2year': 12_000, '3year': 18_000, lifetime: 96_000 },
    shipping: { 'ship-a': 0, 'ship-b': 2400, 'ship-c': 4410 },
  });
});

test('discounts the options the coupon covers, and no others [BEYOND-22]', () => {
  expect(optionPrices(withCoupon)).toMatchObject({
    level: { low: 2600, high: 6000 },
    medium: { print: 2600, digital: 2400 },
  });
});

test('disables the options that an applied coupon does not allow [SUBSCRIBE-17, SUBSCRIBE-18]', () => {
  expect(closedOptions(withCoupon)).toEqual({ level: ['high'], medium: ['digital'], shipping: ['ship-b'] });
  expect(closedOptions({ ...withCoupon, coupon: undefined })).toEqual({ level: [], medium: [], shipping: [] });
});

test('names lines as on the receipt, with price in cents and picture [BEYOND-12, BEYOND-18]', () => {
  const size = { ref: 'sze:tote-one', name: 'One size', quantity: 24 };
  const product = { ...replies.getProducts.swag.body.list[0], sizes: [size] };
  const products = [{ product, size, quantity: 2 }];
  const built = { ...changed(withCoupon, { shipcode: 'ship-c' }), products, donation: '12.50' };
  expect(builtOrder(built, english).lines).toEqual([
    {
      kind: 'personal-subscription',
      name: 'Student, print and digital, 1 year',
      quantity: 1,
      amount: 3600,
      shipping: 2205,
      discount: 500,
    },
    {
      kind: 'sized-product',
      name: `${product.name}, ${size.name}`,
      quantity: 2,
      amount: product.price * 2,
      shipping: 3100,
      discount: 0,
      image: product.image,
    },
    { kind: 'donation-item', name: 'One-time donation', quantity: 1, amount: 1250, shipping: 0, discount: 0 },
  ]);
});

test('totals the lines that it lists [PRICE-2]', () => {
  const { lines, totals } = builtOrder({ ...changed(withCoupon, { shipcode: 'ship-c' }), donation: '12.50' }, english);
  expect(totals).toEqual(orderTotals(lines));
  expect(totals.total).toBe(3600 - 500 + 2205 + 1250);
});

test('keeps the Standard levels of a renewal enabled, disables what the coupon does not cover [SUBSCRIBE-17]', () => {
  const renewal = { ...withCoupon, renewal: true, coupon: { ...coupon, applied: 'renewal' as const } };
  expect(closedOptions(renewal)).toEqual({ level: [], medium: ['digital'], shipping: ['ship-b'] });
});

test('lists gifts as gifts, with their number', () => {
  const [line] = builtOrder({ ...begin(), purpose: 'gift', quantity: 3 }, english).lines;
  expect(line).toMatchObject({ kind: 'gift-subscription', quantity: 3, amount: 10_800 });
});
