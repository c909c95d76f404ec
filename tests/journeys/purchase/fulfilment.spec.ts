import { expect } from '@playwright/test';
import { chargedOnce, chargesOf, choose } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, open, order, pay, seesAlert, seesReceipt } from '#fixtures/journeys/steps.ts';

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
});
