import { expect, test } from 'vitest';
import { open, openAs, printOrder, withGoods } from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import { requests } from '../../replies.ts';
import type { Item } from './order.ts';
import { billOf } from './order-from.ts';
import type { OrderForm } from './read-form.ts';

const subscribed = {
  type: 'subscription',
  item: { phase: 'introductory', medium: 'print', level: 'low', term: '1year', coupon: null },
};

/** The invoice of an order that is paid by a debit, which is under way. */
function invoiceOf(body: unknown) {
  const { journal, order, read } = open();
  order({ body });
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  read('pi_1');
  return Object.values(journal.state().invoices).at(-1);
}

test('an invoice bills the subscription and names where it is sent [INV-5, INV-6]', () => {
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
])('an invoice bills a %s (%s) by its name, %s, as %s [INV-6]', (item, ref, name, medium) => {
  const { cart } = withGoods(2, ref);
  const body = { ...printOrder, cart: { ...cart, items: cart.items.map((one) => ({ ...one, item })) } };
  expect(invoiceOf(body)?.bill.goods).toEqual([{ name, medium }]);
});

test('an invoice of what is not sent names no address', () => {
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

/** The bill of an order for somebody else. */
const billed = (items: Item[], reader: Reader = 'visitor', change: Partial<OrderForm> = {}) =>
  openAs(reader).journal.work((desk) => billOf(desk, { form: { ...recipient, ...change }, items }));

test.each<[string, Reader, Item[], object | null]>([
  ['a first subscription', 'visitor', [own(false)], { phase: 'introductory', coupon: null }],
  ['the first of an account', 'no-subscription', [own(false, 'FIVE')], { phase: 'introductory', coupon: 'FIVE' }],
  ['one that follows another', 'former', [own(false)], { phase: 'renewal', coupon: null }],
  ['a renewal', 'no-subscription', [own(true)], { phase: 'renewal', coupon: null }],
  ['a subscription beside goods', 'visitor', [lights, own(false)], { phase: 'introductory', coupon: null }],
])('bills %s with its phase and its coupon [INV-6]', (_, reader, items, item) => {
  const subscribed = { type: 'subscription', item: { ...choice, medium: 'digital', ...item } };
  expect(billed(items, reader).membership).toEqual(subscribed);
});

test.each([
  ['sub_t9Bd', '2year'],
  ['sub_none', '1year'],
])('bills a change of the subscription %s for its term [INV-6]', (token, term) => {
  const changed = { phase: 'renewal', medium: 'print', level: 'low', term, coupon: null };
  expect(billed([upgrade(token)], 'subscriber').membership).toEqual({ type: 'upgrades', item: changed });
  expect(billed([upgrade(token)]).membership).toBeNull();
});

test('omits unsold goods, and has no membership without a subscription', () => {
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
