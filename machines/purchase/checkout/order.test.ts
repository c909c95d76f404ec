import { expect, test } from 'vitest';
import { requests } from '#mocks/replies.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { isSameOrder, type Order, versionOf } from './order.ts';

const subscribing: Order = { call: 'subscribe', body: copyOf(requests.subscribe.printOrder.body) };
const cart: Order = { call: 'checkOutCart', body: copyOf(requests.checkOutCart.guest.body) };
const redeeming: Order = { call: 'redeemGift', body: copyOf(requests.redeemGift.newReader.body) };
const paying: Order = { call: 'payInvoice', token: 'inv_5tG4hA', body: copyOf(requests.payInvoice.newCard.body) };
const orders = [subscribing, cart, redeeming, paying];

/** The order with another value in its body. */
const withBody = (order: Order, change: object): Order => ({ ...order, body: { ...order.body, ...change } }) as Order;

test('names the version of the cart that is ordered, where there is one', () => {
  expect(orders.map(versionOf)).toEqual([undefined, Object(cart.body).version, undefined, undefined]);
  expect(versionOf(cart)).toBeTypeOf('number');
});

test('an order is the same as itself and as none, and as no other', () => {
  for (const one of orders)
    for (const other of orders)
      expect([isSameOrder(undefined, other), isSameOrder(one, other)]).toEqual([true, one === other]);
});

test.each<[string, Order, Order]>([
  ['who orders', subscribing, withBody(subscribing, { name: 'Bea', email: 'bea@reader.example' })],
  ['where the recipient is not said', cart, withBody(cart, { recipient_shipcode: undefined })],
  ['the same coupon', { ...subscribing, coupon: 'A' }, { ...subscribing, coupon: 'A' }],
])('stays the same order: %s', (_, one, other) => {
  expect(isSameOrder(one, other)).toBe(true);
});

const line = { name: 'Lights', quantity: 1, price: 100 } as never;

test.each<[string, Order, Order]>([
  ['another version of the cart', cart, withBody(cart, { version: 99 })],
  ['goods for a recipient elsewhere', cart, withBody(cart, { recipient_shipcode: 'ship-c' })],
  [
    'goods for a recipient in another place',
    withBody(cart, { recipient_shipcode: 'ship-b' }),
    withBody(cart, { recipient_shipcode: 'ship-c' }),
  ],
  ['another cart', subscribing, withBody(subscribing, { cart: { items: [], giftsubs: [] } })],
  ['another delivery of a gift', redeeming, withBody(redeeming, { subscription: { token: 'gft_p8Lx3N' } })],
  ['another invoice', paying, { ...paying, token: 'inv_other' } as Order],
  ['another shipping category', subscribing, withBody(subscribing, { shipcode: 'ship-c' })],
  ['a coupon', subscribing, { ...subscribing, coupon: 'A' }],
  ['another coupon', { ...subscribing, coupon: 'A' }, { ...subscribing, coupon: 'B' }],
  ['lines that the reader saw', cart, { ...cart, lines: [line] }],
  [
    'lines at another price',
    { ...cart, lines: [line] },
    { ...cart, lines: [{ ...(line as object), price: 200 } as never] },
  ],
])('is another order: %s', (_, one, other) => {
  expect([isSameOrder(one, other), isSameOrder(other, one)]).toEqual([false, false]);
});
