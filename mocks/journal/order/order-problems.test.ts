import { expect, test } from 'vitest';
import { open, openAs, printOrder, withCoupon } from '#fixtures/world/journal.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { itemsOf } from './order.ts';
import { type FormNeeds, formProblems } from './order-problems.ts';
import type { OrderForm } from './read-form.ts';

test.each([
  ['SPRING23', 'This coupon has expired.'],
  ['RENEW10', 'This coupon does not apply to new subscriptions.'],
  ['GIFT10', 'Unable to apply coupon GIFT10'],
  [
    'DIGITAL5',
    'Coupon does not apply to this subscription. If you would like to use this coupon, please change your subscription settings via the following form.',
  ],
  ['SPRING24', 'Unable to apply coupon SPRING24'],
  ['NOTHING', 'Unable to apply coupon NOTHING'],
  ['UNKNOWN', 'There is no such coupon.'],
])('rejects the coupon %s for a print subscription: %s [COUP-6, COUP-7, COUP-9]', (code, words) => {
  expect(open().order({ body: withCoupon(code) })).toEqual({ status: 400, body: { errors: { coupon: words } } });
});

test('names every invalid field, nested as in the form', () => {
  const { order } = open();
  const address = { ...printOrder.address, line1: ' ', city: '', postcode: '00000', country: 'US', state: 'QC' };
  const body = { ...printOrder, name: ' ', email: 'ada', password: { password: 'short', confirm: 'shore' }, address };
  expect(order({ body })).toEqual({
    status: 400,
    body: {
      errors: {
        name: 'Please give your name.',
        email: 'Please give an email address.',
        password: { password: 'Please use at least 8 characters.', confirm: 'The passwords differ.' },
        address: {
          line1: 'Please give the first line of the address.',
          city: 'Please give the city.',
          state: 'Please choose a state.',
          postcode: 'This postcode does not belong to the state.',
        },
      },
    },
  });
});

const gift = { deliverable: 'print-a', level: 'low', term: '1year' } as const;
const kinds = [
  gift,
  { ...gift, deliverable: 'digital' },
  { ...gift, level: 'high' },
  { ...gift, term: '2year' },
  { ...gift, coupon: 'GIFT10' },
] as const;

test('merges equal gifts into one item [GIFT-3]', () => {
  expect(itemsOf({ giftsubs: [...kinds, ...kinds, gift] }, 'ship-a')).toStrictEqual(
    kinds.map((item) => ({ type: 'gift-subscription', item, qty: item === gift ? 3 : 2 })),
  );
});

const { version: _, ...guest } = requests.checkOutCart.guest.body;
const nothing: FormNeeds = { account: false, ownAddress: false, recipientAddress: false };

const problems = (change: Partial<OrderForm>, needs: Partial<FormNeeds> = {}, reader: Reader = 'visitor') =>
  openAs(reader).journal.work((context) => formProblems(context, { ...guest, ...change }, { ...nothing, ...needs }));

const missing = { address: { line1: 'Please give an address.' } };
const unsaved = { address: replies.renewSubscription.addressMissing.body.errors.address };
const cityless = { ...guest.address, city: '' };
const inCity = { address: { city: 'Please give the city.' } };

test.each<[Reader, Partial<OrderForm>, object | undefined]>([
  ['visitor', {}, undefined],
  ['visitor', { address: cityless }, inCity],
  ['visitor', { address: undefined }, missing],
  ['visitor', { origin: 'keep', address: undefined }, missing],
  ['visitor', { origin: 'recipient', recipient_name: 'Noor', address: undefined }, missing],
  ['donor', { origin: 'keep', address: undefined }, undefined],
  ['donor', { origin: 'keep', address: undefined, shipcode: 'ship-b' }, unsaved],
  ['donor', { origin: 'change', address: undefined }, missing],
  ['donor', { origin: 'recipient', recipient_name: 'Noor', address: undefined }, undefined],
  ['donor', { origin: 'recipient', recipient_name: 'Noor', address: undefined, shipcode: 'ship-b' }, missing],
  ['donor', { origin: 'recipient', recipient_name: 'Noor', address: cityless }, inCity],
])('requires an address of a %s unless one is on record (%#)', (reader, change, found) => {
  expect(problems(change, { ownAddress: true }, reader)).toEqual(found);
  expect(problems(change, {}, reader)).toBeUndefined();
});

const { country } = replies.changeAddress.countryRefused.body.errors;
const elsewhere = { recipient_address: { country } };

test.each<[Partial<OrderForm>, object | undefined]>([
  [{}, { recipient_address: { line1: 'Please give an address.' } }],
  [{ recipient_address: cityless }, { recipient_address: { city: 'Please give the city.' } }],
  [{ recipient_address: guest.address }, undefined],
  [{ recipient_address: guest.address, shipcode: 'ship-b', recipient_shipcode: 'ship-a' }, undefined],
  [{ recipient_address: guest.address, shipcode: 'ship-a', recipient_shipcode: 'ship-b' }, elsewhere],
  [{ recipient_address: guest.address, shipcode: 'ship-b' }, elsewhere],
])("checks a recipient's address against their shipping category (%#)", (change, found) => {
  const order = { origin: 'recipient', recipient_name: 'Noor', ...change } as const;
  expect(problems(order, { recipientAddress: true })).toEqual(found);
  expect(problems(order)).toBeUndefined();
});
