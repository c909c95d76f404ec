import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { pages, replies } from '../../replies.ts';

const { started } = replies.subscribe;
const { upgradeStarted } = replies.updateSubscription;
const { donationCardKept } = replies.setDonationCard;
const { cardOnFile } = pages.showPayment;
const { receipt } = pages.showReceipt.receipt.body;

test.each([
  ['an order', started.body.data.keys],
  ['a change', upgradeStarted.body.data.data.keys],
])('the documented intent of %s can be paid, which yields the documented receipt', (_, keys) => {
  const { journal, read } = open();
  expect(read(keys.payment_intent_id)).toEqual({ status: 'unpaid' });
  expect(journal.payments.confirm(keys.stripe_secret, { kind: 'taken' }).kind).toBe('paid');
  const stock = { ...journal.state().stock };
  const ends = [1, 2, 3].map(() => read(keys.payment_intent_id));
  expect(ends.at(-1)).toEqual({ status: 'completed', receipt: 'rcp_1', order: expect.any(Object) });
  const { name, email, lines, total } = receipt;
  expect(journal.state().receipts).toMatchObject({
    rcp_1: { token: 'rcp_1', created: '2026-03-14', name, email, lines, total },
  });
  expect(journal.state().stock).toEqual(stock);
});

test.each([
  ['a payment page', cardOnFile.body.payment_setup.keys],
  ["a donation's new card", donationCardKept.body.keys],
])('the documented setup of %s takes a method', (_, { secret }) => {
  const { setups } = open().journal;
  const { card } = donationCardKept.body.details.data;
  expect(setups.confirm(secret, { details: { card }, charge: { kind: 'taken' } }).kind).toBe('set');
  expect(setups.find(secret)).toMatchObject({ status: 'succeeded', confirms: 1, method: { details: { card } } });
});
