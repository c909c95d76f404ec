import { expect, test } from 'vitest';
import { open, openAs, printOrder, started, withCoupon, withGoods } from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { type Item, itemsOf } from './order.ts';
import { type FormNeeds, formProblems, itemProblems } from './order-problems.ts';
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

test('requires an address only for what is shipped', () => {
  const digital = { ...printOrder, address: undefined, cart: requests.subscribe.digitalOrder.body.cart };
  expect(open().order({ body: digital })).toEqual(started(1));
  expect(open().order({ body: { ...digital, origin: 'keep', cart: printOrder.cart } }).body).toEqual({
    errors: { address: { line1: 'Please give an address.' } },
  });
});

test('allows one account per email, from the first order on', () => {
  const { order, journal, read } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  for (const _ of [1, 2, 3]) read('pi_1');
  journal.become('visitor');
  expect(order({ body: { ...printOrder, email: 'ADA@reader.example' } }).body).toEqual({
    errors: { email: 'An account with this email address exists already. Please log in.' },
  });
});

test.each([
  ['sze:shirt-s', 5, 'Only 4 of Tide table shirt, Small are left.'],
  ['sze:shirt-m', 1, 'Tide table shirt, Medium is sold out.'],
  ['sze:none', 1, 'Something in this order is no longer sold.'],
])('sells no more of %s than is left (%i)', (ref, quantity, words) => {
  expect(open().order({ body: withGoods(quantity, ref) })).toEqual({
    status: 409,
    body: { errors: { cart: { items: words } } },
  });
});

test.each([
  null,
  [],
  'order',
  { ...structuredClone(requests.subscribe.printOrder.body), cart: { items: [{}], giftsubs: [] } },
  { ...structuredClone(requests.subscribe.printOrder.body), shipcode: 'ship-z' },
  { ...structuredClone(requests.subscribe.printOrder.body), invoice: '../account' },
])('rejects a malformed order (%#)', (body) => {
  expect(open().order({ body })).toEqual(replies.subscribe.refused);
});

test.each([
  [99, 400],
  [100, 200],
])('answers a donation of %i cents with %i', (dollars, status) => {
  const donation = { process: 'onetime', dollars };
  const body = { ...printOrder, cart: { ...printOrder.cart, donation } };
  expect(open().order({ body }).status).toBe(status);
});

test('sells the last one in stock', () => {
  expect(open().order({ body: withGoods(4, 'sze:shirt-s') })).toEqual(started(1));
});

test.each([
  ['print-issue', 200],
  ['digital-issue', 409],
])('answers an order of an unreleased %s with %i', (item, status) => {
  const items = [{ item, ref: 'iss:43', quantity: 1 }];
  expect(open().order({ body: { ...printOrder, cart: { ...printOrder.cart, items } } }).status).toBe(status);
});

test("leaves a visitor's renewal to other checks", () => {
  const item = { renewal: true, medium: 'print', level: 'low', term: '1year', shipcode: 'ship-a' } as const;
  const items: Item[] = [{ type: 'personal-subscription', item, qty: 1 }];
  expect(openAs('visitor').journal.work((desk) => itemProblems(desk, items, 'ship-a'))).toBeUndefined();
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

test('rejects an empty order', () => {
  const body = { ...printOrder, cart: { items: [], giftsubs: [] } };
  expect(open().order({ body })).toEqual({ status: 400, body: { errors: 'There is nothing in this order.' } });
});

const { onetime, monthly } = requests.donate;
const canadian = {
  ...{ line1: '1 Rue Rachel', line2: '', city: 'Montréal', state: 'QC', postcode: 'H2W 1A1' },
  ...{ country: 'CA', country_name: 'Canada' },
};
const broken = { ...canadian, city: '' };

test.each<[string, number, object]>([
  ['in the United States', 200, { address: onetime.body.address }],
  ['in Canada', 200, { address: canadian }],
  ['elsewhere', 200, { address: monthly.body.address }],
  ['without an address', 200, { address: undefined }],
  ['whose address is incomplete', 400, { address: broken }],
  ['who keeps the one on record', 200, { origin: 'keep', address: broken }],
])('answers a donation by someone %s with %i', async (_name, status, change) => {
  const { ask } = openAs('visitor');
  expect((await ask('donate', { body: { ...onetime.body, ...change }, query: 'captcha=fresh' })).status).toBe(status);
});

test.each([
  ['no cart', undefined],
  ['a cart without a subscription', { items: [], giftsubs: [] }],
])('rejects a renewal with %s', async (_, cart) => {
  const { ask } = openAs('subscriber');
  const body = { ...requests.renewSubscription.sameSettings.body, cart };
  expect(await ask('renewSubscription', { body, query: 'captcha=fresh' })).toMatchObject({
    status: 400,
    body: replies.renewSubscription.refused.body,
  });
});

const { version: _, ...guest } = requests.checkOutCart.guest.body;
const nothing: FormNeeds = { account: false, ownAddress: false, recipientAddress: false };

const problems = (change: Partial<OrderForm>, needs: Partial<FormNeeds> = {}, reader: Reader = 'visitor') =>
  openAs(reader).journal.work((desk) => formProblems(desk, { ...guest, ...change }, { ...nothing, ...needs }));

const pair = (password: string, confirm = password) => ({ password: { password, confirm } });
const words = replies.subscribe.nestedErrors.body.errors.password;
const taken = replies.subscribe.fieldErrors.body.errors.email;
const longest = 'x'.repeat(200);

test.each<[Partial<OrderForm>, object | undefined]>([
  [{}, undefined],
  [{ name: ' ' }, { name: 'Please give your name.' }],
  [{ name: ` ${longest} ` }, undefined],
  [{ name: `${longest}x` }, { name: 'Please use at most 200 characters.' }],
  [{ email: ' ada@reader.example ' }, undefined],
  [{ email: 'ada' }, { email: 'Please give an email address.' }],
])('checks the trimmed name and email (%#)', (change, found) => {
  expect(problems(change)).toEqual(found);
});

test.each<[Partial<OrderForm>, object | undefined]>([
  [pair('12345678'), undefined],
  [pair('1234567'), { password: { password: words.password } }],
  [pair('🗝🗝🗝🗝🗝🗝🗝'), { password: { password: words.password } }],
  [pair('12345678', '12345679'), { password: { confirm: words.confirm } }],
  [{ password: undefined }, { password: { password: 'Please choose a password.' } }],
  [{ email: ' Tomas@reader.example ' }, { email: taken }],
])('checks the password and email of a new account (%#)', (change, found) => {
  expect(problems(change, { account: true })).toEqual(found);
  expect(problems(change)).toBeUndefined();
  expect(problems(change, { account: true }, 'donor')).toBeUndefined();
});

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
const nameless = { recipient_name: replies.checkOutCart.recipientNameMissing.body.errors.recipient_name };

test.each<[Partial<OrderForm>, object | undefined]>([
  [{ origin: 'change', gifted: false }, undefined],
  [{ origin: 'recipient', gifted: false }, nameless],
  [{ origin: 'change', gifted: true }, nameless],
  [{ origin: 'recipient', gifted: true, recipient_name: ' ' }, nameless],
  [{ origin: 'recipient', gifted: true, recipient_name: 'Noor' }, undefined],
])("requires a recipient's name (%#)", (change, found) => {
  expect(problems(change)).toEqual(found);
});

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
