import { expect, test } from 'vitest';
import { openAs } from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import type { GoodsItem, Item } from './order.ts';
import { couponProblem, priceItem } from './price-item.ts';
import { subscriptionName } from './subscription-name.ts';

const priced = (item: Item, reader: Reader = 'visitor') =>
  openAs(reader).journal.work((desk) => priceItem(desk, item, 'ship-b'));

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

test.each<[string, Item, Reader]>([
  ['goods that are not sold', goods('basic-product', 'prd:none'), 'visitor'],
  ['a subscription change by a visitor', upgrade('print-a'), 'visitor'],
  ["a change of another reader's subscription", upgrade('print-a'), 'donor'],
  ['a change of a subscription that does not exist', upgrade('print-a', 'sub_none'), 'digital'],
])('has no price for %s', (_, item, reader) => {
  expect(priced(item, reader)).toBeUndefined();
});

test.each([
  ['low', 'print', '1year', 'Student, print and digital, 1 year'],
  ['high', 'digital', '2year', 'Standard, digital, 2 years'],
  ['low', 'digital', '3year', 'Student, digital, 3 years'],
  ['high', 'print', 'lifetime', 'Standard, print and digital, lifetime'],
] as const)('names a subscription of %s, %s, %s: %s', (level, medium, term, name) => {
  expect(subscriptionName({ level, medium, term })).toBe(name);
});

const noDiscount = (code: string) => `Unable to apply coupon ${code}`;
const uncovered = expect.stringContaining('Coupon does not apply to this subscription.');
const unknown = 'There is no such coupon.';

test.each<[string, Item, unknown]>([
  ['a subscription', own('print', 'HARBOUR10'), undefined],
  ['a gift', gift('print-b', 'GIFT10'), undefined],
  ['a personal subscription, if it is for gifts', own('print', 'GIFT10'), noDiscount('GIFT10')],
  ['a print subscription, if it is for digital ones', own('print', 'DIGITAL5'), uncovered],
  ['a print gift, if it is for digital ones', gift('print-b', 'DIGITAL5'), uncovered],
  ['shipped goods', goods('print-issue', 'iss:41', 'HARBOUR10'), undefined],
  ['shipped goods, if it is for digital ones', goods('print-issue', 'iss:41', 'DIGITAL5'), noDiscount('DIGITAL5')],
  ['goods, if it is for gifts', goods('print-issue', 'iss:41', 'GIFT10'), noDiscount('GIFT10')],
  ['digital goods', goods('digital-product', 'prd:field-guide', 'DIGITAL5'), undefined],
  ['a digital issue', goods('digital-issue', 'iss:41', 'DIGITAL5'), undefined],
  ['goods, if it does not exist', goods('print-issue', 'iss:41', 'UNKNOWN'), unknown],
  ['a subscription without a coupon', own('print'), undefined],
])('checks the coupon of %s', (_, item, words) => {
  expect(couponProblem(item, 'ship-b')).toEqual(words);
});

test('ignores a coupon on a donation or a change', () => {
  for (const item of [donation('onetime'), upgrade('print-a')]) {
    Object.assign(item.item, { coupon: 'UNKNOWN' });
    expect(couponProblem(item, 'ship-a')).toBeUndefined();
  }
});
