import { expect, test } from 'vitest';
import { kept, openAs } from '../../../tests/support/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { pages, replies, requests } from '../../replies.ts';
import { DEBIT_TAKES } from '../checkout/settle.ts';
import { openSetup } from '../payment/provider.ts';
import { LINKS } from '../visitor/access-state.ts';
import { seedAccounts } from './account-state.ts';

const { body: newCard } = requests.setCard.newCard;
const mastercard = { type: 'Mastercard', last_four: '5454', exp_month: 11, exp_year: 2030 };
const visa = { type: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 };
const bank = { bank_name: 'Harbor Savings', last_four: '6789', routing_number: '110000000' };
const entered = { details: { card: mastercard }, charge: { kind: 'taken' as const } };

const ref = (reader: Reader) => refOf(reader) ?? '';

test('replaces the card on file with the new one [API-16]', async () => {
  const { ask, journal, visit } = openAs('expiring');
  const { secret } = journal.work((desk) => openSetup(desk, ref('expiring')));
  const outcome = journal.setups.confirm(secret, entered);
  const cc_token = outcome.kind === 'set' ? outcome.setup.method?.id : undefined;
  expect(await ask('setCard', { body: { name: ' Fatima Idrissi ', cc_token } })).toEqual(
    kept({ name: 'Fatima Idrissi', details: { type: 'details', data: { card: mastercard } } }),
  );
  expect(visit('/account')).toMatchObject({ data: { payment_info: { type: 'details', card: mastercard } } });
  expect(
    await openAs('digital', { ...openAs('digital'), journal }).ask('setCard', { body: { name: 'Noor', cc_token } }),
  ).toEqual(replies.setCard.unknownCard);
});

test('saves a method that the provider has set up even if the reader never returns', () => {
  const { journal } = openAs('expiring-autorenew-off');
  const { secret } = journal.work((desk) => openSetup(desk, ref('expiring-autorenew-off')));
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
  ['tok_visa', { card: visa }],
  ['tok_mastercard', { card: mastercard }],
  ['ba_usBankAccount', { ach: bank }],
])("accepts the provider's test token %s", async (cc_token, data) => {
  const { ask } = openAs('no-subscription');
  expect(await ask('setCard', { body: { name: 'Linh Tran', cc_token } })).toEqual(
    kept({ name: 'Linh Tran', details: { type: 'details', data } }),
  );
});

test.each([
  [{ ...newCard, name: ' ' }, replies.setCard.nameBlank],
  [{ cc_token: 'pm_unknown' }, replies.setCard.nameBlank],
  [
    { ...newCard, name: 'x'.repeat(201) },
    { status: 400, body: { errors: { name: 'Please use at most 200 characters.' } } },
  ],
  [{ ...newCard, cc_token: 'pm_unknown' }, replies.setCard.unknownCard],
  [{ ...newCard, cc_token: '__proto__' }, replies.setCard.unknownCard],
  [{ name: newCard.name }, replies.setCard.unknownCard],
  [{ ...newCard, cc_token: 'tok_chargeDeclined' }, replies.setCard.cardDeclined],
])('rejects an invalid method and keeps the old one [API-16] (%#)', async (body, answer) => {
  const { ask, journal } = openAs('expiring');
  expect(await ask('setCard', { body })).toEqual(answer);
  expect(journal.state().accounts).toEqual(seedAccounts());
});

test('saves the card of a mailed link without a session [API-16]', async () => {
  const { ask, journal } = openAs('visitor');
  expect((await ask('setCard', { query: `token=${LINKS.card}`, body: newCard })).status).toBe(200);
  expect(journal.state().accounts[ref('failing-email')]?.payment).toEqual({ type: 'details', card: mastercard });
  for (const token of [LINKS.address, LINKS.tooOld, 'lnk_unknown', ''])
    expect(await ask('setCard', { query: `token=${token}`, body: newCard })).toEqual(replies.setCard.linkRefused);
});

test('deletes all methods once and switches autorenew off [API-12]', async () => {
  const { ask, visit } = openAs('extended');
  expect(await ask('deleteCard')).toEqual(replies.deleteCard.cardDeleted);
  expect(visit('/account')).toMatchObject({
    data: { payment_info: null, subscriber: { account: { autorenew: false } } },
  });
  expect(await ask('deleteCard')).toEqual(replies.deleteCard.nothingOnFile);
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

test('deletes the only method by its kind [API-12]', async () => {
  const { ask, visit } = openAs('expiring');
  await ask('deleteCard', { query: 'method=card' });
  expect(visit('/account')).toMatchObject({ data: { payment_info: null } });
});

test('clears a failed renewal when its card is deleted, because autorenew is off', async () => {
  const { ask, visit } = openAs('renewal-failed');
  await ask('deleteCard', { query: 'method=card' });
  expect(visit('/account')).not.toHaveProperty('data.subscriber.timetable.renewal_failed');
});

test('keeps a bank account until its pending debit is paid [API-12]', async () => {
  const { ask, order, clock, journal } = openAs('print-canada');
  const cart = { items: [], giftsubs: [], donation: { process: 'onetime', dollars: 2_500 } };
  order({ body: { ...requests.subscribe.printOrder.body, password: undefined, cart, customer: 'use-card' } });
  expect(journal.state().intents.pi_1).toMatchObject({ status: 'processing', onFileOf: ref('print-canada') });
  expect(await ask('deleteCard')).toEqual(replies.deleteCard.cardInUse);
  clock.now += DEBIT_TAKES;
  expect(await ask('deleteCard')).toEqual(replies.deleteCard.cardDeleted);
});

test.each<[Reader, string, string]>([
  ['expired', 'none', 'Your card has expired.'],
  ['expiring', 'tok_chargeCustomerFail', 'Your card was declined.'],
])('asks %s to replace a card that cannot be charged', async (reader, cc_token, message) => {
  const { ask, order } = openAs(reader);
  await ask('setCard', { body: { ...newCard, cc_token } });
  const cart = { items: [], giftsubs: [], donation: { process: 'onetime', dollars: 2_500 } };
  const body = { ...requests.subscribe.printOrder.body, password: undefined, cart, customer: 'use-card' };
  expect(order({ body })).toMatchObject({
    status: 402,
    body: { checkout_errors: { require: 'replacement', message } },
  });
});

test('toggles autorenew with each call [API-13]', async () => {
  const { ask, kept: account } = openAs('expiring');
  expect(await ask('flipAutorenew')).toEqual(kept({ autorenew: false }));
  expect(account(ref('expiring'))?.autorenew).toBe(false);
  expect(await ask('flipAutorenew')).toEqual(kept({ autorenew: true }));
});

test.each<[Reader, 'paymentMissing' | 'nothingToRenew']>([
  ['expiring-autorenew-off', 'paymentMissing'],
  ['expired-autorenew-off', 'paymentMissing'],
  ['lifetime', 'nothingToRenew'],
  ['cancelled', 'nothingToRenew'],
  ['no-subscription', 'nothingToRenew'],
])('refuses autorenew for %s: %s [API-13]', async (reader, reply) => {
  const { ask, journal } = openAs(reader);
  expect(await ask('flipAutorenew')).toEqual(replies.flipAutorenew[reply]);
  expect(journal.state().accounts).toEqual(seedAccounts());
});

test('allows autorenew once a card is on file [API-13]', async () => {
  const { ask } = openAs('expiring-autorenew-off');
  await ask('setCard', { body: newCard });
  expect(await ask('flipAutorenew')).toEqual(kept({ autorenew: true }));
});

test.each(['setCard', 'deleteCard', 'flipAutorenew'] as const)(
  '%s requires a session and changes nothing in a view',
  async (id) => {
    expect(await openAs('visitor').ask(id, { body: newCard })).toEqual(replies[id].signedOut);
    const { ask, journal } = openAs('administrator');
    const query = `admin-view=${ref('expiring')}&token=${LINKS.card}`;
    expect(await ask(id, { query, body: newCard })).toEqual(replies[id].viewOnly);
    expect(journal.state().accounts).toEqual(seedAccounts());
  },
);

test('has the documented methods on file', () => {
  expect(
    [pages.showPayment.cardOnFile, pages.showPayment.bankOnFile].map(({ body }) => body.payment_setup.details.data),
  ).toEqual([{ card: visa }, { ach: bank }]);
});
