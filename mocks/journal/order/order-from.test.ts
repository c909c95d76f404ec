import { expect, test } from 'vitest';
import { openAs } from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import { requests } from '../../replies.ts';
import type { GoodsItem, Item } from './order.ts';
import { goodsTo, orderFrom } from './order-from.ts';
import { needsOf } from './order-problems.ts';
import type { OrderForm } from './read-form.ts';

const { version: _, ...guest } = requests.checkOutCart.guest.body;
const { version: __, ...recipient } = requests.checkOutCart.recipient.body;
const kept = { ...guest, origin: 'keep', address: undefined } as const;
/** An order whose goods go to somebody in Canada, and whatever else to the one who orders, in the United States. */
const away: OrderForm = {
  ...recipient,
  recipient_shipcode: 'ship-b',
  recipient_address: { ...recipient.recipient_address, city: 'Halifax' },
  address: guest.address,
};

const item = { level: 'low', term: '1year' } as const;
const own = (medium: 'print' | 'digital'): Item => ({
  type: 'personal-subscription',
  item: { ...item, renewal: false, medium, shipcode: 'ship-a' },
  qty: 1,
});
const gift: Item = { type: 'gift-subscription', item: { ...item, deliverable: 'print-c' }, qty: 2 };
const donation: Item = { type: 'donation-item', item: { process: 'onetime', dollars: 500 }, qty: 1 };
const upgrade = (deliverable: 'print-b' | 'digital'): Item => ({
  type: 'subscription-upgrade',
  item: { token: 'sub_t9Bd', deliverable, level: 'high' },
  qty: 1,
});
const goods = (type: GoodsItem['type'], ref: string): Item => ({ type, item: { ref }, qty: 3 });
const print = goods('basic-product', 'prd:lights');
const [guide, issue] = [goods('digital-product', 'prd:field-guide'), goods('digital-issue', 'iss:41')];

const nothing = { account: false, ownAddress: false, recipientAddress: false };

test.each<[string, Item[], Partial<typeof nothing>, Partial<typeof nothing>]>([
  ['goods', [print], { ownAddress: true }, { recipientAddress: true }],
  ['goods of both kinds', [guide, print], { ownAddress: true }, { recipientAddress: true }],
  ['a digital product', [guide], {}, {}],
  ['a digital issue', [issue], {}, {}],
  ['a print subscription', [own('print')], { account: true, ownAddress: true }, { account: true, ownAddress: true }],
  ['a digital subscription', [own('digital')], { account: true }, { account: true }],
  [
    'a digital subscription and goods',
    [own('digital'), print],
    { account: true, ownAddress: true },
    { account: true, recipientAddress: true },
  ],
  ['a change to print', [donation, upgrade('print-b')], { ownAddress: true }, { ownAddress: true }],
  ['a change to digital', [upgrade('digital')], {}, {}],
  ['gifts and a donation', [gift, donation], {}, {}],
])('knows whether an order of %s needs an account and which addresses', (_name, items, forOneself, forAnother) => {
  expect(needsOf(guest, items)).toEqual({ ...nothing, ...forOneself });
  expect(needsOf(away, items)).toEqual({ ...nothing, ...forAnother });
});

test.each([
  [{ ...away, origin: 'change' } as const, 'ship-a'],
  [{ ...away, recipient_shipcode: undefined } as const, 'ship-a'],
  [away, 'ship-b'],
])('ships goods to the category of the recipient if there is one (%#)', (form, shipcode) => {
  expect(goodsTo(form)).toBe(shipcode);
});

/** The order of a reader, as the journal prices it. */
const orderOf = (reader: Reader, form: OrderForm, items: Item[]) =>
  openAs(reader).journal.work((desk) => orderFrom(desk, { form, items }));

const toOneself = { shipcode: 'ship-a', address: guest.address };
const toAnother = { shipcode: 'ship-b', address: away.recipient_address };

test.each<[string, Item[], object | null, object | null]>([
  ['goods', [print], toOneself, toAnother],
  ['goods and gifts', [gift, print], toOneself, toAnother],
  ['a print subscription and goods', [own('print'), print], toOneself, toOneself],
  ['a digital subscription and goods', [own('digital'), print], toOneself, toAnother],
  ['a digital subscription', [own('digital')], null, null],
  ['digital goods', [guide, issue], null, null],
  ['gifts and a donation', [gift, donation], null, null],
])('sends an order of %s to its destination', (_name, items, forOneself, forAnother) => {
  expect(orderOf('visitor', guest, items).destination).toEqual(forOneself);
  expect(orderOf('visitor', away, items).destination).toEqual(forAnother);
});

test('falls back to the address on record for the category', () => {
  const { address } = orderOf('donor', kept, [print]).destination ?? {};
  expect(address).toMatchObject({ country: 'US' });
  expect(orderOf('donor', { ...kept, shipcode: 'ship-b' }, [print]).destination).toEqual({
    shipcode: 'ship-b',
    address: null,
  });
  expect(orderOf('visitor', kept, [print]).destination).toEqual({ shipcode: 'ship-a', address: null });
});

test('takes only shipped goods out of stock, and prices only what is sold', () => {
  const order = orderOf('visitor', away, [own('digital'), print, guide, issue, goods('basic-product', 'prd:none')]);
  expect(order.goods).toEqual([
    { ref: 'prd:lights', quantity: 3 },
    { ref: 'prd:none', quantity: 3 },
  ]);
  expect(order.lines.map(({ kind, quantity, amount, shipping }) => [kind, quantity, amount, shipping])).toEqual([
    ['personal-subscription', 1, 2_400, 0],
    ['basic-product', 3, 9_600, 2_100],
    ['digital-product', 3, 2_700, 0],
    ['digital-issue', 3, 2_400, 0],
  ]);
  expect(order.total).toBe(2_400 + 9_600 + 2_100 + 2_700 + 2_400);
});

test('trims the name and the email of whoever orders', () => {
  const form = { ...guest, name: '  Ada Okafor ', email: ' ada@reader.example ' };
  expect(orderOf('visitor', form, [donation])).toMatchObject({ name: 'Ada Okafor', email: 'ada@reader.example' });
});
