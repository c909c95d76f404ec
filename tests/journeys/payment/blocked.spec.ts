import { expect, type Page } from '@playwright/test';
import { chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, fillDigital, open, proceed, seesAlert } from '#fixtures/journeys/steps.ts';
import { CORE } from '#fixtures/world/effort.ts';

const blocked =
  'We could not load the payment form. Please check your connection, turn off any content blockers and try again, or contact readers@emberdays.example';
const notice = (page: Page) => page.getByRole('region', { name: 'Payment details' }).getByText(blocked);

test.describe('a blocked payment script', () => {
  test.use({ failing: ['js.stripe.com'] });

  test('is reported under the form on submit, and nothing is charged', { tag: CORE }, async ({ page }) => {
    await open(page, 'scenario=payment-script-blocked');
    await fillDigital(page);
    await proceed(page);
    await expect(notice(page)).toBeVisible();
    await button(page, 'Submit Payment').click();
    await seesAlert(page, blocked);
    await expect(notice(page)).toHaveCount(0);
    expect(await chargesOf(page)).toEqual([{ status: 'requires_payment_method', confirms: 0, total: 2_400 }]);
  });
});
