import { expect, type Page } from '@playwright/test';
import { playedBy } from '../../support/played-by.ts';
import { callsOf, chargedOnce, chargesOf, choose } from '../support/journal.ts';
import { OWN_PROFILE, test } from '../support/journey.ts';
import type { Network } from '../support/network.ts';
import { button, field, fillCard, open, order, pay, seesAlert, seesReceipt, standStill } from '../support/steps.ts';

/** The page polls a hundred times, so the default intervals would take too long. */
const EAGERLY = { intervals: [5] };

const answered = (network: Network): number =>
  network.answered.filter(({ call }) => call.startsWith('getFulfilment ')).length;

const polls = (page: Page): Promise<number> => callsOf(page, 'getFulfilment');

test(
  'shows the documented words after a hundred polls; "Check again" restarts and lands [POLL-1, POLL-2, POLL-5, POLL-7, POLL-8]',
  playedBy('subscribe-subscribe--timed-out', OWN_PROFILE),
  async ({ page, network }) => {
    await page.clock.install();
    await open(page, 'scenario=fulfilment-never');
    await order(page);
    await pay(page);
    await expect(button(page, 'Completing Order')).toBeVisible();
    while (network.polls.length < 100) {
      await page.clock.runFor(1_000);
      // Advancing time during a poll would make it time out.
      await expect.poll(() => answered(network) === network.polls.length, EAGERLY).toBe(true);
    }
    await seesAlert(
      page,
      'Sorry your order timed out. There was a problem processing your order. Please try again at another time or contact readers@emberdays.example',
    );
    await page.clock.runFor(5_000);
    expect(await polls(page)).toBe(100);
    await expect(field(page, 'Card number')).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('Ada Okafor');

    await choose(page, 'happy');
    await button(page, 'Check again').click();
    await seesReceipt(page);
    expect(network.polls.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => ''));
    expect(network.polls.slice(100)).toEqual(['?reset=', '', '']);
    expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  },
);

test.describe('a failed poll', () => {
  test.use({ failing: ['/api/checkout/'] });

  test('shows "Unexpected Error", offers no second payment and can be checked again [POLL-6, POLL-7, POLL-8]', async ({
    page,
    network,
  }) => {
    await open(page, 'scenario=fulfilment-fails');
    await order(page);
    await pay(page);
    await seesAlert(page, 'Unexpected Error');
    expect(network.polls).toEqual(['']);
    await expect(button(page, 'Submit Payment')).toHaveCount(0);
    await expect(field(page, 'Card number')).toHaveCount(0);

    await choose(page, 'happy');
    await button(page, 'Check again').click();
    await seesReceipt(page);
    expect(network.polls[1]).toBe('?reset=');
    expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  });

  test('reports a lost connection within one interval and resumes when it is back', {
    tag: OWN_PROFILE,
  }, async ({ page }) => {
    await page.clock.install();
    await open(page, 'scenario=fulfilment-offline');
    await order(page);
    await fillCard(page);
    await standStill(page);
    await button(page, 'Submit Payment').click();
    // The page's clock is paused, so this does not wait for the next poll.
    await expect(page.getByRole('status').filter({ hasText: 'Connection lost, still checking.' })).toBeVisible();
    await page.clock.resume();
    await expect(button(page, 'Completing Order')).toBeVisible();
    await choose(page, 'happy');
    await seesReceipt(page);
    expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  });
});
