import { describe, expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { pages } from '#mocks/replies.ts';
import { fixOf, paymentIssue } from './payment-health.ts';

const { expiredAutorenewOn, expiredAutorenewOff, cardExpiring, renewalFailed, donationFailing, giftRecipient } =
  pages.showAccount;
const today = '2026-02-14';
const { card: good } = renewalFailed.body.payment_info;
const expired = { card: { ...good, exp_month: 1, exp_year: 2026 } };
const ach = { bank_name: 'Harbor Savings', last_four: '6789', routing_number: '110000000' };

const { subscriber: failed } = renewalFailed.body;
const { subscriber: donor } = donationFailing.body;
const both = { ...failed, account: { ...failed.account, donation_failing: donor.account.donation_failing } };

test.each([
  ['a failed renewal before a failed donation', both, expired, { kind: 'renewalFailed' }, '/account/renewal'],
  ['a failed renewal before an expired card', failed, expired, { kind: 'renewalFailed' }, '/account/renewal'],
  [
    'a failed donation before an expired card',
    donor,
    expired,
    { kind: 'donationFailed' },
    '/donation/setup?token=don_failing',
  ],
  [
    'an expired card that blocks the renewal',
    expiredAutorenewOn.body.subscriber,
    expiredAutorenewOn.body.payment_info,
    { kind: 'expired', isRenewing: true },
    '/account/payment',
  ],
  [
    'an expired card with autorenew off',
    expiredAutorenewOff.body.subscriber,
    expired,
    { kind: 'expired', isRenewing: false },
    '/account/payment',
  ],
  [
    'a card that expires before the renewal',
    cardExpiring.body.subscriber,
    cardExpiring.body.payment_info,
    { kind: 'expiring', isRenewing: true },
    '/account/payment',
  ],
])('reports %s and links to its fix', (_, subscriber, onFile, issue, fix) => {
  const told = paymentIssue(copyOf(subscriber), onFile, today) ?? expect.fail('There is an issue.');
  expect(told).toMatchObject(issue);
  expect(fixOf(told)).toBe(fix);
});

describe('reports nothing', () => {
  const well = expiredAutorenewOff.body.subscriber;
  test.each([
    ['the card is valid', well, { card: good }],
    ['nothing is on file', well, null],
    ['only a bank account is on file', well, { ach }],
    ['a bank account pays in place of an expired card', expiredAutorenewOn.body.subscriber, { ...expired, ach }],
    [
      'the failure is null',
      { ...failed, timetable: { ...failed.timetable, renewal_failed: null }, account: well.account },
      null,
    ],
  ])('if %s', (_, subscriber, onFile) => {
    expect(paymentIssue(copyOf(subscriber), onFile, today)).toBeUndefined();
  });
});

test('ignores the card of a reader whose subscription is a gift [BEYOND-67]', () => {
  const { subscriber } = copyOf(giftRecipient.body);
  expect(paymentIssue(subscriber, expired, today)).toBeUndefined();
});
