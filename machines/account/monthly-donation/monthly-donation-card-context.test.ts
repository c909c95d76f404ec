import { describe, expect, test } from 'vitest';
import { DONATION_TOKEN, donationOf } from '#fixtures/data/cards.ts';
import { copyOf } from '#fixtures/data/orders.ts';
import type { Result } from '#machines/api/reply.ts';
import { pages, replies } from '#mocks/replies.ts';
import {
  afterRestart,
  afterUpdate,
  beginDonationCard,
  type MonthlyDonationCardContext,
  type MonthlyDonationCardInput,
  restartOf,
  updateOf,
} from './monthly-donation-card-context.ts';

type Change = Partial<MonthlyDonationCardContext>;

const begin = (
  page: keyof typeof pages.showDonationSetup,
  more: Partial<MonthlyDonationCardInput> = {},
  change: Change = {},
): MonthlyDonationCardContext => ({ ...beginDonationCard(donationOf(page, more)), ...change });

test('starts with the page’s donation, or empty without one [MDON-1, MDON-3]', () => {
  const nothing = { method: '', isRetry: false, problems: [] };
  const { name, details } = pages.showDonationSetup.donation.body.payment_setup;
  expect(begin('donation')).toMatchObject({ name, details, isFailing: false, ...nothing });
  expect(begin('donationFailing').isFailing).toBe(true);
  expect(begin('noDonation')).toMatchObject({ name: '', details: null, isFailing: false, ...nothing });
});

describe('a card update', () => {
  test.each([{ kind: 'none' }, { kind: 'failed' }, { kind: 'told', secret: 'seti_1_secret_2' }] as const)(
    'starts with the page’s keys, its link and the return %j',
    (returned) => {
      const context = begin('donation', { returned });
      expect(updateOf(context)).toEqual({
        name: context.setup?.name,
        keys: context.setup?.keys,
        token: DONATION_TOKEN,
        address: `/donation/setup?token=${DONATION_TOKEN}`,
        returned,
      });
    },
  );

  test('returns to the same link, whatever it contains', () => {
    expect(updateOf(begin('donation', { token: 'a&b=c' })).address).toBe('/donation/setup?token=a%26b%3Dc');
  });

  test.each([
    ['a donation', begin('noDonation')],
    ['a token', begin('donation', { token: undefined })],
  ])('throws without %s', (_, context) => {
    expect(() => updateOf(context)).toThrow('A card is changed only where the page has the keys for it.');
  });
});

describe('after a card update [MDON-5]', () => {
  const { name, details } = copyOf(replies.setDonationCard.failingDonationCardKept.body);
  const kept = (failing?: boolean) => ({
    kind: 'kept' as const,
    kept: { name, details, failing },
    method: 'pm_1',
  });
  test.each([
    ['failed before and still fails', true, true, { to: 'restarting', method: 'pm_1' }],
    ['failed before but no longer fails', true, false, { to: 'completed' }],
    ['fails only now', false, true, { to: 'restarting', method: 'pm_1' }],
    ['never failed', false, false, { to: 'completed' }],
    ['failed before, with nothing in the reply', true, undefined, { to: 'restarting', method: 'pm_1' }],
    ['did not fail before, with nothing in the reply', false, undefined, { to: 'completed' }],
  ] as const)('decides about a donation that %s', (_, isFailing, failing, expected) => {
    const context = begin('donation', {}, { isFailing });
    expect(afterUpdate(kept(failing), context)).toEqual({ name, details, ...expected });
  });

  test('restarts a failing donation when the reader returns', () => {
    const returned = { kind: 'returned', method: 'pm_1' } as const;
    expect(afterUpdate(returned, begin('donationFailing'))).toEqual({ to: 'restarting', method: 'pm_1' });
    expect(afterUpdate(returned, begin('donation'))).toEqual({ to: 'completed' });
  });

  test('waits for the bank, and reloads the page for another card', () => {
    expect(afterUpdate({ kind: 'processing' }, begin('donationFailing'))).toEqual({ to: 'processing' });
    expect(afterUpdate({ kind: 'renewed' }, begin('donationFailing'))).toEqual({ to: 'left' });
  });
});

describe('a restart', () => {
  const prepared: Change = { method: 'pm_1', key: 'a key' };

  test('sends the link, the method and the key', () => {
    expect(restartOf(begin('donation', {}, prepared))).toEqual({ token: DONATION_TOKEN, method: 'pm_1', key: 'a key' });
  });

  test.each([
    ['a token', begin('donation', { token: undefined }, prepared)],
    ['a key', begin('donation')],
  ])('throws without %s', (_, context) => {
    expect(() => restartOf(context)).toThrow('A restart is sent after its attempt was prepared.');
  });

  const refusal = (status: number): Result<unknown> => ({ kind: 'refused', refusal: { status, problems: [] } });
  const failed = [{ field: 'general', code: 'callFailed' }];

  test.each<[string, Result<unknown>, boolean, object]>([
    [
      'success',
      { kind: 'ok', output: {} },
      false,
      { to: 'left', method: '', key: undefined, notice: { act: 'donationRestart', end: 'done' } },
    ],
    ['a refusal', refusal(400), false, { to: 'unrestarted', key: undefined, problems: failed }],
    ['a missing login', refusal(401), false, { to: 'unrestarted', key: undefined, problems: failed }],
    ['a rejected retry', refusal(401), true, { to: 'unrestarted', key: 'a key', problems: failed }],
    ['an unavailable service', refusal(503), false, { to: 'unrestarted', key: 'a key', problems: failed }],
    ['no answer', { kind: 'unanswered' }, false, { to: 'unrestarted', key: 'a key', problems: failed }],
    ['an unreadable answer', { kind: 'unreadable' }, false, { to: 'unrestarted', key: 'a key', problems: failed }],
  ])('keeps its key as long as the server may still act: %s', (_, result, isRetry, expected) => {
    expect(afterRestart(result, begin('donation', {}, { ...prepared, isRetry }))).toEqual(expected);
  });
});
