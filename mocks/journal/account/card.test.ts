import { expect, test } from 'vitest';
import { kept, openAs } from '#fixtures/world/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { openSetup } from '../payment/provider.ts';

const { body: newCard } = requests.setCard.newCard;
const mastercard = { type: 'Mastercard', last_four: '5454', exp_month: 11, exp_year: 2030 };
const bank = { bank_name: 'Harbor Savings', last_four: '6789', routing_number: '110000000' };
const entered = { details: { card: mastercard }, charge: { kind: 'taken' as const } };

const ref = (reader: Reader) => refOf(reader) ?? '';

test('saves a method that the provider has set up even if the reader never returns', () => {
  const { journal } = openAs('expiring-autorenew-off');
  const { secret } = journal.work((context) => openSetup(context, ref('expiring-autorenew-off')));
  const card = () => journal.state().accounts[ref('expiring-autorenew-off')]?.payment;
  journal.setups.confirm(secret, { ...entered, charge: { kind: 'challenged', after: { kind: 'taken' } } });
  expect(card()).toBeNull();
  journal.setups.finishChallenge(secret, true);
  expect(card()).toEqual({ type: 'details', card: mastercard });
});

test('keeps a card beside a bank account [API-16]', async () => {
  const { ask } = openAs('print-canada');
  expect(await ask('setCard', { body: newCard })).toEqual(
    kept({ name: newCard.name, details: { type: 'details', data: { card: mastercard, ach: bank } } }),
  );
});

test.each([
  ['card', { ach: bank }],
  ['ach', { card: { type: 'Mastercard', last_four: '4444', exp_month: 2, exp_year: 2028 } }],
])('deletes only the %s and switches autorenew off [API-12]', async (method, kept) => {
  const { ask, visit } = openAs('extended');
  const query = `method=${method}`;
  expect(await ask('deleteCard', { query })).toEqual(replies.deleteCard.cardDeleted);
  const account = { autorenew: false };
  expect(visit('/account')).toMatchObject({ data: { payment_info: kept, subscriber: { account } } });
  const { data } = visit('/account') as { data: { payment_info: object } };
  expect(Object.keys(data.payment_info).sort()).toEqual([...Object.keys(kept), 'type'].sort());
  expect(await ask('deleteCard', { query })).toEqual(replies.deleteCard.nothingOnFile);
});

test('clears a failed renewal when its card is deleted, because autorenew is off', async () => {
  const { ask, visit } = openAs('renewal-failed');
  await ask('deleteCard', { query: 'method=card' });
  expect(visit('/account')).not.toHaveProperty('data.subscriber.timetable.renewal_failed');
});

test("lets a reader delete a payment method during another reader's debit [API-12]", async () => {
  const { journal, ask } = openAs('extended');
  journal.work(({ state }) => {
    for (const intent of Object.values(state.intents)) {
      intent.status = 'processing';
      intent.onFileOf = ref('print-canada');
    }
  });
  expect(await ask('deleteCard')).toEqual(replies.deleteCard.cardDeleted);
});
