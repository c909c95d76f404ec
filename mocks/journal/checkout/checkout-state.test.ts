import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { pages, replies } from '../../replies.ts';

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
