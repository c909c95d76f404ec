import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import { personOf, type Reader } from '../../readers.ts';
import { requests } from '../../replies.ts';
import type { Item, PricedOrder } from './order.ts';
import { billOf, orderFrom } from './order-from.ts';
import type { OrderForm } from './read-form.ts';

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

const { version: _, ...recipient } = requests.checkOutCart.recipient.body;

const billed = (items: Item[], reader: Reader = 'visitor', change: Partial<OrderForm> = {}) =>
  openAs(reader).journal.work((context) => billOf(context, { form: { ...recipient, ...change }, items }));

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

const print: Item = {
  type: 'personal-subscription',
  item: { ...choice, renewal: false, medium: 'print', shipcode: 'ship-b' },
  qty: 1,
};
const download: Item = { type: 'digital-product', item: { ref: 'prd:field-guide' }, qty: 1 };
const address = requests.subscribe.printOrder.body.address as NonNullable<OrderForm['address']>;
const itsOwn: PricedOrder['destination'] = { shipcode: 'ship-b', address };
const onRecord = personOf('expiring').body.subscriber.account.addresses.a;

test.each<[string, Reader, Item[], Partial<OrderForm>, PricedOrder['destination']]>([
  ['the recipient', 'visitor', [lights], {}, { shipcode: 'ship-c', address: recipient.recipient_address }],
  ['the buyer, beside a subscription', 'visitor', [lights, print], {}, itsOwn],
  ['the buyer, for nobody else', 'visitor', [lights], { origin: 'change' }, itsOwn],
  [
    'the address on record',
    'expiring',
    [print],
    { address: undefined, shipcode: 'ship-a' },
    { shipcode: 'ship-a', address: onRecord },
  ],
  ['no address of a guest', 'visitor', [print], { address: undefined }, { shipcode: 'ship-b', address: null }],
  ['nowhere if nothing is shipped', 'visitor', [download, own(false), donation], {}, null],
  ['nowhere if only a gift is shipped', 'visitor', [gift], {}, null],
])('sends an order to %s [INV-5]', (_, reader, items, change, destination) => {
  const form: OrderForm = { ...recipient, address, shipcode: 'ship-b', recipient_shipcode: 'ship-c', ...change };
  const { journal } = openAs(reader);
  expect(journal.work((context) => orderFrom(context, { form, items }).destination)).toEqual(destination);
});
