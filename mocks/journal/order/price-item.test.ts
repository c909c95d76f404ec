import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import type { Reader } from '../../readers.ts';
import type { GoodsItem, Item } from './order.ts';
import { priceItem } from './price-item.ts';
import { subscriptionName } from './subscription-name.ts';

const priced = (item: Item, reader: Reader = 'visitor') =>
  openAs(reader).journal.work((context) => priceItem(context, item, 'ship-b'));

const choice = { level: 'low', term: '1year' } as const;
const own = (medium: 'print' | 'digital', coupon?: string): Item => ({
  type: 'personal-subscription',
  item: { ...choice, renewal: false, medium, shipcode: 'ship-c', ...(coupon !== undefined && { coupon }) },
  qty: 1,
});
const gift = (deliverable: 'print-b' | 'digital', coupon?: string): Item => ({
  type: 'gift-subscription',
  item: { ...choice, deliverable, ...(coupon !== undefined && { coupon }) },
  qty: 2,
});
const goods = (type: GoodsItem['type'], ref: string, coupon?: string): Item => ({
  type,
  item: { ref, ...(coupon !== undefined && { coupon }) },
  qty: 2,
});
const donation = (process: 'onetime' | 'monthly-init'): Item => ({
  type: 'donation-item',
  item: { process, dollars: 2_500 },
  qty: 1,
});
const upgrade = (deliverable: 'print-a' | 'digital', token = 'sub_Nr02'): Item => ({
  type: 'subscription-upgrade',
  item: { token, deliverable, level: 'high' },
  qty: 1,
});

test.each<[Item, Reader, object, string | null]>([
  [own('print'), 'visitor', { name: 'Student, print and digital, 1 year', amount: 3_600, shipping: 2_205 }, 'ship-c'],
  [own('digital'), 'visitor', { name: 'Student, digital, 1 year', amount: 2_400, shipping: 0 }, null],
  [own('print', 'FIVE'), 'visitor', { amount: 3_600, discount: 500 }, 'ship-c'],
  [
    gift('print-b'),
    'visitor',
    { name: 'Student, print and digital, 1 year', amount: 7_200, shipping: 2_400 },
    'ship-b',
  ],
  [gift('digital', 'GIFT10'), 'visitor', { name: 'Student, digital, 1 year', amount: 4_800, discount: 2_000 }, null],
  [donation('onetime'), 'visitor', { name: 'One-time donation', amount: 2_500, shipping: 0, discount: 0 }, null],
  [donation('monthly-init'), 'visitor', { name: 'Monthly donation', amount: 2_500 }, null],
  [goods('print-issue', 'iss:41'), 'visitor', { name: 'Low Water, issue 41, print', shipping: 2_100 }, 'ship-b'],
  [goods('digital-issue', 'iss:41', 'FIVE'), 'visitor', { amount: 1_600, shipping: 0, discount: 500 }, null],
  [
    upgrade('print-a'),
    'digital',
    { name: 'Change to Standard, print and digital', amount: 600, shipping: 0 },
    'ship-a',
  ],
  [upgrade('digital'), 'digital', { name: 'Change to Standard, digital', amount: 0 }, null],
])('prices an item by its kind, with its name and where it is shipped (%#)', (item, reader, line, shipcode) => {
  expect(priced(item, reader)).toMatchObject({ line: { kind: item.type, quantity: item.qty, ...line }, shipcode });
});

test.each([
  ['low', 'print', '1year', 'Student, print and digital, 1 year'],
  ['high', 'digital', '2year', 'Standard, digital, 2 years'],
  ['low', 'digital', '3year', 'Student, digital, 3 years'],
  ['high', 'print', 'lifetime', 'Standard, print and digital, lifetime'],
] as const)('names a subscription of %s, %s, %s: %s', (level, medium, term, name) => {
  expect(subscriptionName({ level, medium, term })).toBe(name);
});
