import { describe, expect, test } from 'vitest';
import { open, openAs, printOrder, withGoods } from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import { requests } from '../../replies.ts';
import type { GoodsItem, Item } from './order.ts';
import { billOf, goodsTo, orderFrom } from './order-from.ts';
import { needsOf } from './order-problems.ts';
import type { OrderForm } from './read-form.ts';

const { version: _, ...guest } = requests.checkOutCart.guest.body;
const { version: __, ...recipient } = requests.checkOutCart.recipient.body;
const kept = { ...guest, origin: 'keep', address: undefined } as const;
/** An order whose goods go to Canada and everything else to the buyer in the United States. */
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
])('determines whether an order of %s needs an account and addresses', (_name, items, forOneself, forAnother) => {
  expect(needsOf(guest, items)).toEqual({ ...nothing, ...forOneself });
  expect(needsOf(away, items)).toEqual({ ...nothing, ...forAnother });
});

test.each([
  [{ ...away, origin: 'change' } as const, 'ship-a'],
  [{ ...away, recipient_shipcode: undefined } as const, 'ship-a'],
  [away, 'ship-b'],
])("ships goods to the recipient's category if there is one (%#)", (form, shipcode) => {
  expect(goodsTo(form)).toBe(shipcode);
});

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

test('ships goods to the buyer unless the order names another recipient', () => {
  const [own] = orderOf('visitor', { ...away, origin: 'change' }, [print]).shipping ?? [];
  expect(own).toMatchObject({ name: away.name, address: guest.address });
  const [other] = orderOf('visitor', away, [print]).shipping ?? [];
  expect(other).toMatchObject({ name: away.recipient_name, address: away.recipient_address });
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

test('takes only shipped goods out of stock and prices only what is sold', () => {
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

test("trims the buyer's name and email", () => {
  const form = { ...guest, name: '  Ada Okafor ', email: ' ada@reader.example ' };
  expect(orderOf('visitor', form, [donation])).toMatchObject({ name: 'Ada Okafor', email: 'ada@reader.example' });
});

describe('the bill', () => {
  const subscribed = {
    type: 'subscription',
    item: { phase: 'introductory', medium: 'print', level: 'low', term: '1year', coupon: null },
  };

  function invoiceOf(body: unknown) {
    const { journal, order, read } = open();
    order({ body });
    journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
    read('pi_1');
    return Object.values(journal.state().invoices).at(-1);
  }

  test('bills the subscription and names its destination [INV-5, INV-6]', () => {
    expect(invoiceOf(printOrder)).toMatchObject({
      address: printOrder.address,
      shipcode: 'ship-a',
      term: null,
      due_date: null,
      accepted_payments: 'all',
      bill: { goods: [], membership: subscribed, giftees: [] },
    });
  });

  test.each([
    ['sized-product', 'sze:shirt-s', 'Tide table shirt, Small', 'print'],
    ['print-issue', 'iss:41', 'Low Water, issue 41, print', 'print'],
    ['digital-product', 'prd:field-guide', 'A field guide to lamps', 'digital'],
    ['digital-issue', 'iss:41', 'Low Water, issue 41, digital', 'digital'],
  ])('bills a %s (%s) by its name, %s, as %s [INV-6]', (item, ref, name, medium) => {
    const { cart } = withGoods(medium === 'digital' ? 1 : 2, ref);
    const body = { ...printOrder, cart: { ...cart, items: cart.items.map((one) => ({ ...one, item })) } };
    expect(invoiceOf(body)?.bill.goods).toEqual([{ name, medium }]);
  });

  test('names no address if nothing is shipped', () => {
    const { cart } = requests.subscribe.digitalOrder.body;
    expect(invoiceOf({ ...printOrder, cart })).toMatchObject({ address: null, shipcode: null });
  });

  const choice = { level: 'high', term: '1year' } as const;
  const own = (renewal: boolean, coupon?: string): Item => ({
    type: 'personal-subscription',
    item: { ...choice, renewal, medium: 'digital', shipcode: 'ship-a', ...(coupon !== undefined && { coupon }) },
    qty: 1,
  });
  const gift: Item = { type: 'gift-subscription', item: { ...choice, deliverable: 'print-c' }, qty: 2 };
  const lights: Item = { type: 'basic-product', item: { ref: 'prd:lights' }, qty: 3 };
  const unsold: Item = { type: 'basic-product', item: { ref: 'prd:none' }, qty: 1 };
  const donation: Item = { type: 'donation-item', item: { process: 'onetime', dollars: 500 }, qty: 1 };
  const upgrade = (token: string): Item => ({
    type: 'subscription-upgrade',
    item: { token, deliverable: 'print-b', level: 'low' },
    qty: 1,
  });

  const { version: _, ...recipient } = requests.checkOutCart.recipient.body;

  const billed = (items: Item[], reader: Reader = 'visitor', change: Partial<OrderForm> = {}) =>
    openAs(reader).journal.work((desk) => billOf(desk, { form: { ...recipient, ...change }, items }));

  test.each<[string, Reader, Item[], object | null]>([
    ['a first subscription', 'visitor', [own(false)], { phase: 'introductory', coupon: null }],
    [
      'the first subscription of an account',
      'no-subscription',
      [own(false, 'FIVE')],
      { phase: 'introductory', coupon: 'FIVE' },
    ],
    ['a subscription after another', 'former', [own(false)], { phase: 'renewal', coupon: null }],
    ['a renewal', 'no-subscription', [own(true)], { phase: 'renewal', coupon: null }],
    ['a subscription beside goods', 'visitor', [lights, own(false)], { phase: 'introductory', coupon: null }],
  ])('bills %s with its phase and its coupon [INV-6]', (_, reader, items, item) => {
    const subscribed = { type: 'subscription', item: { ...choice, medium: 'digital', ...item } };
    expect(billed(items, reader).membership).toEqual(subscribed);
  });

  test.each([
    ['sub_t9Bd', '2year'],
    ['sub_none', '1year'],
  ])('bills a change of the subscription %s with its term [INV-6]', (token, term) => {
    const changed = { phase: 'renewal', medium: 'print', level: 'low', term, coupon: null };
    expect(billed([upgrade(token)], 'subscriber').membership).toEqual({ type: 'upgrades', item: changed });
    expect(billed([upgrade(token)]).membership).toBeNull();
  });

  test('omits unsold goods and has no membership without a subscription', () => {
    expect(billed([gift, lights, unsold, donation], 'subscriber')).toMatchObject({
      goods: [{ name: 'Harbour lights, art print', medium: 'print' }],
      membership: null,
    });
  });

  const given = [
    { name: 'Standard, print and digital, 1 year', qty: 2 },
    { name: 'Harbour lights, art print', qty: 3 },
  ];
  const giftee = { name: 'Noor Haddad', address: recipient.recipient_address, goods: given };

  test.each<[string, Item[], Partial<OrderForm>, object[]]>([
    ['with goods and gifts', [gift, lights, unsold, own(false), donation], {}, [giftee]],
    ['by their name, trimmed', [gift, lights], { recipient_name: ' Noor Haddad ' }, [giftee]],
    [
      'without an address when none was sent',
      [gift, lights],
      { recipient_address: undefined },
      [{ ...giftee, address: null }],
    ],
    ['nobody when nothing is given', [own(false), donation], {}, []],
    ['nobody without a name', [lights], { recipient_name: undefined }, []],
    ['nobody when the order is for oneself', [lights], { origin: 'change' }, []],
  ])('lists giftees: %s [INV-6]', (_, items, change, giftees) => {
    expect(billed(items, 'visitor', change).giftees).toEqual(giftees);
  });
});
