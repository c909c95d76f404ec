import { describe, expect, test } from 'vitest';
import { canPay, chargedOn, expiryOf, isExpired, renewalRisk } from './card-expiry.ts';

const card = { type: 'Visa', last_four: '4242', exp_month: 1, exp_year: 2026 };
const ach = { bank_name: 'Harbor Savings', last_four: '6789', routing_number: '110000000' };

test.each([
  ['2025-12-31', false],
  ['2026-01-01', false],
  ['2026-01-31', false],
  ['2026-02-01', true],
  ['2026-12-01', true],
  ['2027-01-01', true],
])('a card for 01/2026 on %s has expired: %s [PAYM-5, CHECK-23]', (day, expired) => {
  expect([isExpired(card, day), canPay({ card }, day)]).toEqual([expired, !expired]);
});

test.each([
  [9, '2026-09-30', '2026-10-01'],
  [10, '2026-10-31', '2026-11-01'],
  [12, '2026-12-31', '2027-01-01'],
])('a card for month %i of 2026 is valid through %s and expired on %s', (exp_month, last, after) => {
  const of = { exp_month, exp_year: 2026 };
  expect([isExpired(of, last), isExpired(of, after)]).toEqual([false, true]);
});

test('can pay with a bank account beside an expired card, but not without a method on file [PAYM-6]', () => {
  expect([canPay({ card, ach }, '2026-02-01'), canPay({ ach }, '2026-02-01'), canPay({}, '2026-02-01')]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  [{ card, ach }, '2026-01-31', 'card'],
  [{ card, ach }, '2026-02-01', 'ach'],
  [{ card }, '2026-01-31', 'card'],
  [{ card }, '2026-02-01', undefined],
  [{ ach }, '2026-01-31', 'ach'],
  [{}, '2026-01-31', undefined],
])('with %j on %s, charges the %s [PAYM-6]', (onFile, day, method) => {
  expect(chargedOn(onFile, day)).toBe(method);
});

test('writes the month of a card with two digits', () => {
  expect([expiryOf(card), expiryOf({ exp_month: 11, exp_year: 2030 })]).toEqual(['01/2026', '11/2030']);
});

describe('a renewal [ACCT-21]', () => {
  test.each([
    ['2025-12-01', '2026-01-31', undefined],
    ['2025-12-01', '2026-02-01', 'expiring'],
    ['2026-01-31', '2026-02-01', 'expiring'],
    ['2026-02-01', '2026-02-01', 'expired'],
  ])('checked on %s and due on %s is at risk: %s', (today, renewal, risk) => {
    expect(renewalRisk({ card }, { today, renewal })).toBe(risk);
    expect(renewalRisk({ card, ach }, { today, renewal })).toBeUndefined();
  });
});
