import { expect, test } from 'vitest';
import { replies, requests } from '../../replies.ts';
import { open, printOrder, started, withCoupon, withGoods } from '../open-journal.ts';

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
])('refuses the coupon %s of a print subscription: %s [COUP-6, COUP-7, COUP-9]', (code, words) => {
  expect(open().order({ body: withCoupon(code) })).toEqual({ status: 400, body: { errors: { coupon: words } } });
});

test('names every field that is wrong, nested as in the form', () => {
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

test('asks an address only for what is sent by post', () => {
  const digital = { ...printOrder, address: undefined, cart: requests.subscribe.digitalOrder.body.cart };
  expect(open().order({ body: digital })).toEqual(started(1));
  expect(open().order({ body: { ...digital, origin: 'keep', cart: printOrder.cart } }).body).toEqual({
    errors: { address: { line1: 'Please give an address.' } },
  });
});

test('has one account for an email address, from the first order on', () => {
  const { order, journal, read } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  for (const _ of [1, 2, 3]) read('pi_1');
  expect(order({ body: { ...printOrder, email: 'ADA@reader.example' } }).body).toEqual({
    errors: { email: 'An account with this email address exists already. Please log in.' },
  });
});

test.each([
  ['sze:shirt-s', 5, 'Only 4 of Tide table shirt, Small are left.'],
  ['sze:shirt-m', 1, 'Tide table shirt, Medium is sold out.'],
  ['sze:none', 1, 'Something in this order is no longer sold.'],
])('sells no more of %s than there is (%i)', (ref, quantity, words) => {
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
])('refuses what no front could send (%#)', (body) => {
  expect(open().order({ body })).toEqual(replies.subscribe.refused);
});

test.each([
  [99, 400],
  [100, 200],
])('takes a donation of %i cents with %i', (dollars, status) => {
  const donation = { process: 'onetime', dollars };
  const body = { ...printOrder, cart: { ...printOrder.cart, donation } };
  expect(open().order({ body }).status).toBe(status);
});
