import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import { replies, requests } from '../../replies.ts';
import { openSetup } from '../payment/provider.ts';
import { DONATIONS } from './account-state.ts';

const { body: newCard } = requests.setDonationCard.newCard;
const at = (token: string, body: unknown, key?: string) => ({ query: `token=${token}`, body, ...(key && { key }) });
const due = { 'payment-method': newCard.cc_token };

test('declines the card ending in 0341 only when charged', async () => {
  const { ask, journal } = openAs('visitor');
  const { secret } = journal.work((context) => openSetup(context, DONATIONS.failing));
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

test('shows a failing donation on the account until it is restarted', async () => {
  const { ask, visit } = openAs('donation-failing');
  const told = () => Object(visit('/account')).data.subscriber.account.donation_failing;
  expect(told()).toEqual({ token: DONATIONS.failing, failed_at: '2026-02-01', amount: 1_500 });
  await ask('setDonationCard', at(DONATIONS.failing, newCard));
  await ask('restartDonation', at(DONATIONS.failing, due));
  expect(told()).toBeUndefined();
});
