import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import type { Reader } from '#mocks/readers.ts';
import { requests } from '#mocks/replies.ts';
import type { Item } from '../order/order.ts';
import type { OrderForm } from '../order/read-form.ts';
import { effectOf } from './effects.ts';

const { version: _, ...guest } = requests.checkOutCart.guest.body;
const form: OrderForm = { ...guest, name: ' Ada Okafor ', email: ' ada@reader.example ' };
const { address } = guest;

const effect = (item: Item, reader: Reader = 'visitor', change: Partial<OrderForm> = {}) =>
  openAs(reader).journal.work((context) => effectOf(context, { ...form, ...change }, item));

const own = (term: '1year' | 'lifetime', renewal: boolean): Item => ({
  type: 'personal-subscription',
  item: { level: 'high', term, renewal, medium: 'print', shipcode: 'ship-b' },
  qty: 1,
});
const cycle = { level: 'high', deliverable: 'print-b', orderedBy: 'Ada Okafor', address };
const visitor = { name: 'Ada Okafor', email: 'ada@reader.example', password: 'correct horse' };
const reader = { account: 'acc_Wq31' };

test.each<[Item, object]>([
  [own('1year', false), { autorenew: true }],
  [own('lifetime', false), { autorenew: false }],
  [own('1year', true), {}],
  [own('lifetime', true), { autorenew: false }],
])('sets who owns a new subscription and whether it renews automatically (%#)', (item, also) => {
  const { term } = item.item as { term: string };
  const subscribed = { kind: 'subscribe', cycle: { ...cycle, term }, ...also };
  expect(effect(item)).toStrictEqual({ ...subscribed, owner: visitor });
  expect(effect(item, 'subscriber')).toStrictEqual({ ...subscribed, owner: reader });
});
