import { expect, test } from 'vitest';
import type { CartCheckoutRequest } from '#machines/api/contract.ts';
import type { AttemptStep } from '#machines/lib/world.ts';
import { linesOf } from '#machines/rules/cart/cart.ts';
import { requests } from '#mocks/replies.ts';
import { cartOf } from '../../../tests/support/cart-checkouts.ts';
import { guest, intent, reader, secret } from '../../../tests/support/checkouts.ts';
import { copyOf, printOrder } from '../../../tests/support/orders.ts';
import { keyOf } from '../../../tests/support/test-world.ts';
import { beginCheckout, paying, placing, take } from './checkout-context.ts';
import type { Order } from './order.ts';

const first = keyOf(1);
const cartAt = (version: number) => {
  const body: CartCheckoutRequest = { ...copyOf(requests.checkOutCart.guest.body), version };
  const order: Order = { call: 'checkOutCart', body, lines: linesOf(cartOf('guest')) };
  return order;
};

test('begins with nothing ordered, open or wrong, and with the card on file where there is one [CHECK-23]', () => {
  const nothing = {
    key: undefined,
    version: undefined,
    isRetry: false,
    captcha: '',
    intent: undefined,
    confirmed: false,
    isClaim: false,
    keepsCard: true,
    problems: [],
    isOutdated: false,
    next: 'sendable',
    reset: false,
    visit: '',
  };
  expect(beginCheckout(guest)).toEqual({ ...nothing, ...guest, card: 'add-card' });
  expect(beginCheckout(reader)).toEqual({ ...nothing, ...reader, card: 'use-card' });
});

test.each<[AttemptStep, boolean, boolean]>([
  ['confirming', true, false],
  ['completing', true, false],
  ['returned', true, true],
  ['placing', false, false],
])('takes up an attempt that was cut off at the step %s', (step, confirmed, isClaim) => {
  expect(beginCheckout({ ...guest, attempt: { step, key: first, version: 3, intent } })).toMatchObject({
    key: first,
    version: 3,
    intent: { id: intent },
    confirmed,
    isClaim,
  });
});

test.each([
  ['the version that the page before sent it for', 3, true],
  ['another version', 4, false],
])('the key of a page before orders the cart at %s [CHECK-36]', (_, version, keeps) => {
  const context = beginCheckout({ ...guest, attempt: { step: 'placing', key: first, version: 3 } });
  const order = cartAt(version);
  expect(take(order, { ...context, isOutdated: true })).toEqual({
    order,
    isOutdated: false,
    key: keeps ? first : undefined,
    version: undefined,
  });
});

test('a key that names no version stays for the same order, and ends with another', () => {
  const context = { ...beginCheckout(guest), key: first };
  expect(take(cartAt(3), context).key).toBe(first);
  expect(take(printOrder, { ...context, order: printOrder }).key).toBe(first);
  expect(take(cartAt(3), { ...context, order: cartAt(3) }).key).toBe(first);
  expect(take(cartAt(4), { ...context, order: cartAt(3) }).key).toBeUndefined();
});

test('places an order under its key, at the intent that is open, and none without an order or a key', () => {
  const context = { ...beginCheckout(reader), order: printOrder, key: first, captcha: 'token-1' };
  const placed = {
    order: printOrder,
    key: first,
    isRetry: false,
    intent: undefined,
    captcha: 'token-1',
    card: 'use-card',
    keepsCard: true,
    hasAccount: true,
  };
  expect(placing(context)).toEqual(placed);
  expect(placing({ ...context, intent: { id: intent } })).toEqual({ ...placed, intent });
  for (const missing of [{ order: undefined }, { key: undefined }])
    expect(() => placing({ ...context, ...missing })).toThrow('No order was submitted and prepared.');
});

test('pays the open intent, and names none where none is open or its secret is not known', () => {
  const context = { ...beginCheckout(guest), confirmed: true, method: 'pm_1Nf42k' };
  const paid = { method: 'pm_1Nf42k', confirmed: true };
  expect(paying({ ...context, intent: { id: intent, secret } })).toEqual({ id: intent, secret, ...paid });
  expect(paying({ ...context, intent: { id: intent } })).toEqual({ id: intent, secret: '', ...paid });
  expect(paying(context)).toEqual({ id: '', secret: '', ...paid });
});
