import { expect, test } from 'vitest';
import { requests } from '../../replies.ts';
import { open, printOrder, withGoods } from '../open-journal.ts';

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
