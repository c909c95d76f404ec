import { expect, type Page } from '@playwright/test';
import type { createDoubles } from '#mocks/bot-check/bot-check.ts';
import { playedBy } from '../../support/played-by.ts';
import { chargedOnce, chargesOf, choose, steer } from '../support/journal.ts';
import { OWN_PROFILE, test } from '../support/journey.ts';
import { ada } from '../support/reader.ts';
import {
  button,
  field,
  fillDigital,
  open,
  order,
  pay,
  proceed,
  seesAlert,
  seesReceipt,
  standStill,
} from '../support/steps.ts';

declare global {
  interface Window {
    mockBotCheck: ReturnType<typeof createDoubles>;
  }
}

const blocked =
  'We could not load the payment form. Please check your connection, turn off any content blockers and try again, or contact readers@emberdays.example';
const unproven =
  'The bot-protection service did not respond, so nothing was sent. Please turn off any script blockers and try again, or contact readers@emberdays.example';

const notice = (page: Page) => page.getByRole('region', { name: 'Payment details' }).getByText(blocked);

test.describe('a blocked payment script', () => {
  test.use({ failing: ['js.stripe.com'] });

  test(
    'is reported in place of the form, and one click loads it without a reload',
    playedBy('pay-payment-form--blocked'),
    async ({ page }) => {
      await open(page, 'scenario=payment-script-blocked');
      await fillDigital(page);
      await proceed(page);
      await expect(notice(page)).toBeVisible();
      await expect(field(page, 'Card number')).toHaveCount(0);
      await expect(field(page, 'Name')).toHaveValue(ada.name);
      await choose(page, 'happy');
      await button(page, 'Load the payment form again').click();
      await pay(page);
      await seesReceipt(page);
      expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
    },
  );

  test('is reported under the form on submit, and nothing is charged', async ({ page }) => {
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

  test(
    'is reported at once, sends nothing, keeps what was typed, and can be retried in one click [HOST-12]',
    playedBy('subscribe-subscribe--bot-check-blocked'),
    async ({ page, network }) => {
      await open(page, 'scenario=bot-check-blocked');
      await fillDigital(page);
      await proceed(page);
      await seesAlert(page, unproven);
      expect(network.orders).toEqual([]);
      await expect(field(page, 'Confirm password')).toHaveValue(ada.password.confirm);
      await choose(page, 'happy');
      await proceed(page);
      await expect(field(page, 'Card number')).toBeVisible();
      expect(network.orders.map(({ captcha }) => captcha)).toEqual([expect.stringMatching(/^token_/)]);
    },
  );
});

test('a silent bot check times out after twelve seconds, and the order can be resent', {
  tag: OWN_PROFILE,
}, async ({ page, network }) => {
  await page.clock.install();
  await open(page, 'scenario=bot-check-silent');
  await fillDigital(page);
  await standStill(page);
  await proceed(page);
  // The twelve seconds start after the lookup of earlier orders.
  await expect.poll(() => page.evaluate(() => window.mockBotCheck.asked)).toBe(1);
  await page.clock.runFor(11_000);
  await expect(button(page, 'Loading')).toBeVisible();
  await page.clock.runFor(1_000);
  await seesAlert(page, unproven);
  await page.clock.resume();
  expect(network.orders).toEqual([]);
  await choose(page, 'happy');
  await order(page);
  expect(network.orders).toHaveLength(1);
});

test.describe('a reader mistaken for a bot', () => {
  test.use({ failing: ['/api/subscribe'] });

  test(
    'sees the reason, and a retry gets a new token [CHECK-16, CHECK-36]',
    playedBy('subscribe-subscribe--bot-check-refused'),
    async ({ page, network }) => {
      await open(page, 'scenario=bot-check-refused');
      await fillDigital(page);
      await proceed(page);
      await seesAlert(page, 'We could not tell that you are a person. Please try again.');
      await proceed(page);
      await expect(field(page, 'Card number')).toBeVisible();
      const [first, second] = network.orders;
      expect(second?.captcha).not.toBe(first?.captcha);
    },
  );
});

test.describe('another bot check’s script', () => {
  for (const [scenario, address] of [
    ['turnstile-challenge', 'challenges.cloudflare.com/turnstile'],
    ['hcaptcha-challenge', 'js.hcaptcha.com/1/api.js'],
  ] as const)
    test.describe(scenario, () => {
      test.use({ failing: [address] });

      test('is reported when blocked, and the next submit asks the reader [BEYOND-77]', async ({ page, network }) => {
        await open(page, `scenario=${scenario}`);
        await steer(page, { botCheck: 'blocked' });
        await fillDigital(page);
        await proceed(page);
        await seesAlert(page, unproven);
        expect(network.orders).toEqual([]);
        await steer(page, { botCheck: 'challenge' });
        await proceed(page);
        await page.getByRole('button', { name: /^(Verify|Solve)/ }).click();
        await expect(field(page, 'Card number')).toBeVisible();
        expect(network.orders.map(({ captcha }) => captcha)).toEqual([expect.stringMatching(/^token_/)]);
      });
    });
});
