import { expect, test } from 'vitest';
import { copyOf, printOrder } from '#fixtures/data/orders.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { requests } from '#mocks/replies.ts';
import { walletZone } from './wallet-zone.ts';

const body = copyOf(requests.subscribe.printOrder.body);
const { address: _, ...digital } = body;
const ordered = (change: Partial<Extract<Order, { call: 'subscribe' }>['body']>): Order => ({
  call: 'subscribe',
  body: { ...body, ...change },
});

test('lets a wallet choose an address within the shipping category of the order [BEYOND-36]', () => {
  expect(walletZone(printOrder)).toBe('a');
  expect(walletZone(ordered({ shipcode: 'ship-b' }))).toBe('b');
});

test('asks a wallet for no address if the order has none or goes to someone else [BEYOND-36]', () => {
  expect(walletZone({ call: 'subscribe', body: digital })).toBeUndefined();
  expect(walletZone(ordered({ origin: 'recipient' }))).toBeUndefined();
  expect(walletZone({ call: 'retryRenewal', body: { amount: 3_600 } })).toBeUndefined();
});

test('asks a wallet for no address for a donation, which ships nothing [BEYOND-36]', () => {
  const { onetime, monthly } = requests.donate;
  for (const each of [onetime, monthly]) expect(walletZone({ call: 'donate', body: each.body })).toBeUndefined();
});
