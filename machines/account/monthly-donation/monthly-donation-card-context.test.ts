import { describe, expect, test } from 'vitest';
import { donationOf } from '#fixtures/data/cards.ts';
import { copyOf } from '#fixtures/data/orders.ts';
import { type pages, replies } from '#mocks/replies.ts';
import {
  afterUpdate,
  beginDonationCard,
  type MonthlyDonationCardContext,
  type MonthlyDonationCardInput,
} from './monthly-donation-card-context.ts';

type Change = Partial<MonthlyDonationCardContext>;

const begin = (
  page: keyof typeof pages.showDonationSetup,
  more: Partial<MonthlyDonationCardInput> = {},
  change: Change = {},
): MonthlyDonationCardContext => ({ ...beginDonationCard(donationOf(page, more)), ...change });

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
