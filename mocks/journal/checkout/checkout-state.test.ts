import { expect, test } from 'vitest';
import { open } from '../../../tests/support/journal.ts';
import { pages, replies } from '../../replies.ts';
import { seed } from '../state.ts';

const { started } = replies.subscribe;
const { upgradeStarted } = replies.updateSubscription;
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

test('the documented order intent can be debited, which yields an invoice that bills nothing', () => {
  const { journal, read } = open();
  const { keys } = started.body.data;
  journal.payments.confirm(keys.stripe_secret, { kind: 'debited' });
  expect(read(keys.payment_intent_id)).toEqual({ status: 'processing', invoice: 'inv_1', order: expect.any(Object) });
  expect(journal.state().invoices.inv_1).toMatchObject({
    bill: { goods: [], membership: null, giftees: [] },
    address: null,
    total: receipt.total,
  });
});

test('starts without receipts, kept replies or used bot tokens', () => {
  expect(seed()).toMatchObject({ kept: {}, spent: [], open: {}, receipts: {} });
  expect(seed().spent).toEqual([]);
  const nothing = { goods: [], destination: null, deeds: [] };
  expect(Object.values(seed().intents).map(({ order }) => order)).toMatchObject([nothing, nothing]);
});

test('keeps the setups of the documented pages by the id in their secrets', () => {
  const { secret } = pages.showPayment.cardOnFile.body.payment_setup.keys;
  const { secret: next } = replies.setDonationCard.donationCardKept.body.keys;
  const { setups } = seed();
  expect(Object.keys(setups)).toHaveLength(2);
  for (const [id, setup] of Object.entries(setups))
    expect(setup.secret).toBe(`${id}_secret_${setup.secret.split('_').at(-1)}`);
  expect(Object.values(setups).map((setup) => setup.secret)).toEqual([secret, next]);
});
