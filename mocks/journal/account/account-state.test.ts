import { expect, test } from 'vitest';
import { openAs } from '../../../tests/support/journal.ts';
import { refOf } from '../../readers.ts';
import { replies } from '../../replies.ts';
import { DONATIONS, failsWhenCharged, keepOnFile } from './account-state.ts';

test('puts a method on file once per id and does not mark the same one as changed', () => {
  const { journal } = openAs('visitor');
  const state = journal.state();
  const details = { card: { type: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 } };
  const keep = (id: string) => keepOnFile(state, DONATIONS.paid, { id, details });
  keep('pm_1');
  expect(state.donations[DONATIONS.paid]).toMatchObject({ method: 'pm_1', isChanged: true });
  Object.assign(state.donations[DONATIONS.paid] ?? {}, { isChanged: false });
  keep('pm_1');
  expect(state.donations[DONATIONS.paid]).toMatchObject({ method: 'pm_1', isChanged: false });
  keep('pm_2');
  expect(state.donations[DONATIONS.paid]).toMatchObject({ method: 'pm_2', isChanged: true });
});

test('charges a bank account, which has no test card number', () => {
  const ach = { bank_name: 'Harbor Savings', last_four: '0341', routing_number: '110000000' };
  expect(failsWhenCharged({ ach })).toBe(false);
});

test("lets a reader delete a payment method during another reader's debit [API-12]", async () => {
  const { journal, ask } = openAs('extended');
  journal.work(({ state }) => {
    for (const intent of Object.values(state.intents)) {
      intent.status = 'processing';
      intent.onFileOf = refOf('print-canada') ?? undefined;
    }
  });
  expect(await ask('deleteCard')).toEqual(replies.deleteCard.cardDeleted);
});
