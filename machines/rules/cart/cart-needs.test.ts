import { expect, test } from 'vitest';
import { pages, replies } from '#mocks/replies.ts';
import { linesOf } from './cart.ts';
import { categoryOf, couponIn, goodsCategoryOf, isForOthers, monthlyIn, needsOf, renewsIn } from './cart-needs.ts';

const { readerMixed, guest, guestSubscription, digitalOnly, gratis, discounted, emptyCart } = pages.showCheckout;
const carts = { readerMixed, guest, guestSubscription, digitalOnly, gratis, discounted, emptyCart };

type Name = keyof typeof carts;

const linesIn = (name: Name) => linesOf(structuredClone(carts[name].body.cart) as never);
const nothing = { account: false, subscriptionAddress: false, mailingAddress: false };

test.each<[Name, ReturnType<typeof needsOf>]>([
  ['emptyCart', nothing],
  ['guest', { ...nothing, mailingAddress: true }],
  ['guestSubscription', { ...nothing, account: true, subscriptionAddress: true }],
  ['digitalOnly', nothing],
  ['gratis', { ...nothing, account: true }],
  ['readerMixed', { account: true, subscriptionAddress: true, mailingAddress: true }],
])('lists what the order form must ask for: %s [ADDR-21, ADDR-22, CHECK-4, CHECK-5]', (name, needs) => {
  expect(needsOf(linesIn(name))).toEqual(needs);
});

test('needs nothing for gifts and donations, an address for a print upgrade', () => {
  const upgrade = (deliverable: 'digital' | 'print-c') =>
    needsOf([{ cart: { type: 'subscription-upgrade', item: { token: 'sub_An09', deliverable, level: 'high' } } }]);
  expect([upgrade('digital'), upgrade('print-c')]).toEqual([nothing, { ...nothing, subscriptionAddress: true }]);
  expect(needsOf(linesOf(copyOf(replies.getCart.giftSubscriptions.body)))).toEqual(nothing);
});

test('is priced for the print subscription’s category, else the goods’, else none', () => {
  const names: Name[] = ['guestSubscription', 'guest', 'digitalOnly', 'readerMixed', 'gratis'];
  expect(names.map((name) => [categoryOf(linesIn(name)), goodsCategoryOf(linesIn(name))])).toEqual([
    ['ship-c', undefined],
    ['ship-a', 'ship-a'],
    [undefined, undefined],
    ['ship-c', 'ship-a'],
    [undefined, undefined],
  ]);
});

test('is for others if it holds gifts and no subscription for the reader [CHECK-12]', () => {
  const gifts = linesOf(copyOf(replies.getCart.giftSubscriptions.body));
  expect([isForOthers(gifts), isForOthers([...gifts, ...linesIn('guestSubscription')])]).toEqual([true, false]);
  expect([isForOthers(linesIn('guest')), isForOthers([...gifts, ...linesIn('guest')])]).toEqual([false, true]);
  const upgrade = {
    type: 'subscription-upgrade',
    item: { token: 'sub_An09', deliverable: 'digital', level: 'high' },
  } as const;
  expect(isForOthers([...gifts, { cart: upgrade }])).toBe(false);
});

test('renews with the term of the reader’s own subscription [ACCT-21]', () => {
  expect([renewsIn(linesIn('readerMixed')), renewsIn(linesIn('guest'))]).toEqual([1, undefined]);
});

test('sums only the monthly charges [BEYOND-31]', () => {
  const [monthly, once] = [replies.getCart.donationMonthly, replies.getCart.donationOnce];
  const lines = [monthly, once].flatMap(({ body }) => linesOf(copyOf(body)));
  expect([monthlyIn(lines), monthlyIn(linesIn('readerMixed'))]).toEqual([1_000, 0]);
});

test('returns the coupon of any line [COUP-11]', () => {
  expect((['guest', 'discounted', 'gratis'] as const).map((name) => couponIn(linesIn(name)))).toEqual([
    undefined,
    'HARBOUR10',
    'FREEYEAR',
  ]);
  expect(couponIn([...linesIn('guest'), ...linesIn('discounted')])).toBe('HARBOUR10');
});

function copyOf(body: object) {
  return structuredClone(body) as never;
}
