import { expect, type Page } from '@playwright/test';
import { chargedOnce, chargesOf, choose, steer } from '#fixtures/journeys/journal.ts';
import { OWN_PROFILE, test } from '#fixtures/journeys/journey.ts';
import { button, field, fillDigital, open, pay, proceed, seesAlert, seesReceipt } from '#fixtures/journeys/steps.ts';
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

test('a payment script that never loads is reported after eight seconds, and one click retries', {
  tag: OWN_PROFILE,
}, async ({ page }) => {
  await page.clock.install();
  await open(page, 'scenario=payment-script-silent');
  await fillDigital(page);
  await proceed(page);
  await expect(page.getByText('Loading the payment form')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.clock.fastForward(8_000);
  await expect(notice(page)).toBeVisible();
  await choose(page, 'happy');
  await button(page, 'Load the payment form again').click();
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});

test.describe('a blocked bot check', () => {
  test.use({ failing: ['google.com/recaptcha'] });
});

test.describe('a reader mistaken for a bot', () => {
  test.use({ failing: ['/api/subscribe'] });
});

test.describe('a blocked Turnstile script', () => {
  test.use({ failing: ['challenges.cloudflare.com/turnstile'] });

  test('is reported, and the next submit asks the reader [BEYOND-77]', async ({ page, network }) => {
    await open(page, 'scenario=turnstile-challenge');
    await steer(page, { botCheck: 'blocked' });
    await fillDigital(page);
    await proceed(page);
    await seesAlert(
      page,
      'The bot-protection service did not respond, so nothing was sent. Please turn off any script blockers and try again, or contact readers@emberdays.example',
    );
    expect(network.orders).toEqual([]);
    await steer(page, { botCheck: 'challenge' });
    await proceed(page);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(field(page, 'Card number')).toBeVisible();
    expect(network.orders.map(({ captcha }) => captcha)).toEqual([expect.stringMatching(/^token_/)]);
  });
});
