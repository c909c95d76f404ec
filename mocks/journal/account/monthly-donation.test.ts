import { expect, test } from 'vitest';
import { openAs } from '../../../tests/support/journal.ts';
import { replies, requests } from '../../replies.ts';
import { openSetup } from '../payment/provider.ts';
import { DONATIONS } from './account-state.ts';

const { body: newCard } = requests.setDonationCard.newCard;
const mastercard = replies.setDonationCard.donationCardKept.body.details;
const at = (token: string, body: unknown, key?: string) => ({ query: `token=${token}`, body, ...(key && { key }) });
const due = { 'payment-method': newCard.cc_token };

test.each([
  [DONATIONS.paid, { failing: false, amount: 1_500, next_at: '2026-03-01' }],
  [DONATIONS.failing, { failing: true, amount: 1_500 }],
])("saves another card for the donation %s and returns the next setup's keys [API-17]", async (token, told) => {
  const { ask, journal } = openAs('visitor');
  expect(await ask('setDonationCard', at(token, newCard))).toEqual({
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      name: newCard.name,
      details: mastercard,
      keys: { pubkey: 'pk_test_emberdays', secret: 'seti_1_secret_2' },
      ...told,
    },
  });
  expect(journal.state().setups.seti_1).toMatchObject({ owner: token, status: 'requires_payment_method' });
});

test('restarts a failing donation once, with the new card [API-17, API-18]', async () => {
  const { ask, visit, journal } = openAs('visitor');
  const restart = (body: unknown = due) => ask('restartDonation', at(DONATIONS.failing, body));
  expect(await restart()).toEqual(replies.restartDonation.cardUnchanged);
  await ask('setDonationCard', at(DONATIONS.failing, newCard));
  expect(await restart({ 'payment-method': 'pm_other' })).toEqual(replies.restartDonation.unknownMethod);
  expect(await restart()).toEqual(replies.restartDonation.restarted);
  expect(visit(`/donation/setup?token=${DONATIONS.failing}`)).toMatchObject({
    data: { payment_setup: { details: mastercard, failing: false, amount: 1_500, next_at: '2026-04-14' } },
  });
  expect(await restart()).toEqual(replies.restartDonation.notFailing);
  expect(journal.state().donations[DONATIONS.failing]?.payments).toBe(1);
});

test('repeats a lost restart answer by its key and charges nothing twice [API-18]', async () => {
  const { ask, journal } = openAs('visitor');
  await ask('setDonationCard', at(DONATIONS.failing, newCard));
  for (const _ of [1, 2])
    expect(await ask('restartDonation', at(DONATIONS.failing, due, 'key-1'))).toEqual(
      replies.restartDonation.restarted,
    );
  expect(journal.state().donations[DONATIONS.failing]?.payments).toBe(1);
  expect(Object.keys(journal.state().kept)).toEqual(['key-1']);
});

test('keeps failing if the new card is declined too, and then needs another [API-18]', async () => {
  const { ask } = openAs('visitor');
  const cc_token = 'tok_chargeCustomerFail';
  await ask('setDonationCard', at(DONATIONS.failing, { ...newCard, cc_token }));
  const restart = () => ask('restartDonation', at(DONATIONS.failing, { 'payment-method': cc_token }));
  expect(await restart()).toEqual(replies.restartDonation.restartDeclined);
  expect(await restart()).toEqual(replies.restartDonation.cardUnchanged);
});

test('declines the card ending in 0341 only when charged', async () => {
  const { ask, journal } = openAs('visitor');
  const { secret } = journal.work((desk) => openSetup(desk, DONATIONS.failing));
  const card = { type: 'Visa', last_four: '0341', exp_month: 1, exp_year: 2031 };
  const set = journal.setups.confirm(secret, { details: { card }, charge: { kind: 'taken' } });
  const cc_token = set.kind === 'set' ? set.setup.method?.id : undefined;
  expect(await ask('setDonationCard', at(DONATIONS.paid, { ...newCard, cc_token }))).toEqual(
    replies.setDonationCard.unknownCard,
  );
  expect(await ask('setDonationCard', at(DONATIONS.failing, { ...newCard, cc_token }))).toMatchObject({
    status: 200,
    body: { details: { data: { card } } },
  });
  expect(await ask('restartDonation', at(DONATIONS.failing, { 'payment-method': cc_token }))).toEqual(
    replies.restartDonation.restartDeclined,
  );
});

test.each([
  [{ ...newCard, name: '' }, replies.setDonationCard.nameBlank],
  [{ ...newCard, cc_token: 'pm_unknown' }, replies.setDonationCard.unknownCard],
  [{ ...newCard, cc_token: 'tok_chargeDeclined' }, replies.setDonationCard.cardDeclined],
])('rejects an invalid card and keeps the old one [API-17] (%#)', async (body, answer) => {
  const { ask, journal } = openAs('visitor');
  const before = journal.state().donations;
  expect(await ask('setDonationCard', at(DONATIONS.paid, body))).toEqual(answer);
  expect(journal.state().donations).toEqual(before);
});

test.each(['setDonationCard', 'restartDonation'] as const)("%s accepts only the donation's own link", async (id) => {
  const { ask } = openAs('subscriber');
  for (const token of ['don_unknown', 'lnk_9Zc4Tq', '__proto__', ''])
    expect(await ask(id, at(token, newCard))).toEqual(replies[id].linkRefused);
  const call = at(`${DONATIONS.paid}&admin-view=1`, newCard);
  expect(await openAs('administrator').ask(id, call)).toEqual(replies[id].viewOnly);
});

test('shows a failing donation on the account until it is restarted', async () => {
  const { ask, visit } = openAs('donation-failing');
  const told = () => Object(visit('/account')).data.subscriber.account.donation_failing;
  expect(told()).toEqual({ token: DONATIONS.failing, failed_at: '2026-02-01', amount: 1_500 });
  await ask('setDonationCard', at(DONATIONS.failing, newCard));
  await ask('restartDonation', at(DONATIONS.failing, due));
  expect(told()).toBeUndefined();
});
