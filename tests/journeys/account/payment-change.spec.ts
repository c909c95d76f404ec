import { expect } from '@playwright/test';
import { playedBy } from '../../support/played-by.ts';
import { confirmsOf, OTHER_CARD, seesUpdated, setupsOf, traceOf, updateBank, updateCard } from '../support/cards.ts';
import { bodiesOf, exchangesOf } from '../support/details.ts';
import { choose } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { CHALLENGED_CARD } from '../support/reader.ts';
import { button, challenge, field, fillCard, seesAlert } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/account/payment';

test('a new card is set up once, saved once, and shown by its last four digits [PAYM-1, PAYM-4, PAYM-5, API-16]', async ({
  page,
  network,
}) => {
  await visit(page, `${PAGE}?reader=expiring`);
  await expect(page.getByText('Visa ending in 4242, expires 08/2029')).toBeVisible();
  await field(page, 'Name').fill(' Fatima Idrissi ');
  await fillCard(page, OTHER_CARD);
  await button(page, 'Update payment').dblclick();
  await seesUpdated(page);
  await expect(page.getByText('Mastercard ending in 4444, expires 12/2034').last()).toBeVisible();
  await expect(page.getByText('Fatima Idrissi')).toBeVisible();
  const [setup] = (await setupsOf(page)).slice(-1);
  expect(await confirmsOf(page)).toBe(1);
  expect(bodiesOf(network, 'setCard')).toEqual([{ name: 'Fatima Idrissi', cc_token: setup?.method?.id }]);
  const trace = await traceOf(page, network);
  for (const secret of [setup?.secret, setup?.method?.id, OTHER_CARD]) expect(trace).not.toContain(secret);
  await page.getByRole('link', { name: 'Return to settings' }).click();
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
});

test(
  'a bank account is saved and shown [PAYM-1, PAYM-5]',
  playedBy('account-payment-information--bank-kept'),
  async ({ page }) => {
    await visit(page, `${PAGE}?reader=expiring-autorenew-off`);
    await expect(page.getByText('You have no payment information on file.')).toBeVisible();
    await updateBank(page, '000123456789');
    await seesUpdated(page);
    await expect(page.getByText('Test Bank, account ending in 6789', { exact: true })).toBeVisible();
  },
);

test(
  'a bank account that needs verification is left to the bank, and nothing is sent',
  playedBy('account-payment-information--processing'),
  async ({ page, network }) => {
    await visit(page, `${PAGE}?reader=expiring-autorenew-off`);
    await updateBank(page, '000000000009');
    await expect(page.getByRole('status').filter({ hasText: 'Your bank is confirming this account' })).toBeVisible();
    expect(exchangesOf(network, 'setCard')).toEqual([]);
  },
);

test(
  'a blank name shows a problem at its field, and no call is made [PAYM-3]',
  playedBy('account-payment-information--name-missing'),
  async ({ page, network }) => {
    await visit(page, `${PAGE}?reader=expiring`);
    await field(page, 'Name').fill('   ');
    await updateCard(page);
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Must not be blank\./);
    await expect(field(page, 'Name')).toBeFocused();
    expect([await confirmsOf(page), exchangesOf(network, 'setCard')]).toEqual([0, []]);
    await field(page, 'Name').fill('Fatima Idrissi');
    await button(page, 'Update payment').click();
    await seesUpdated(page);
  },
);

test(
  'a card that the provider refuses is reported under the form, and another works',
  playedBy('account-payment-information--declined'),
  async ({ page }) => {
    await visit(page, `${PAGE}?reader=expiring`);
    await updateCard(page, '4000000000000002');
    await seesAlert(page, 'Your card was declined.');
    await expect(field(page, 'Name')).toHaveValue('Fatima Zahra Idrissi');
    await updateCard(page);
    await seesUpdated(page);
    expect(await confirmsOf(page)).toBe(1);
  },
);

test(
  'the cardholder is challenged and may refuse',
  playedBy('account-payment-information--challenge-refused'),
  async ({ page }) => {
    await visit(page, `${PAGE}?reader=expiring`);
    await updateCard(page, CHALLENGED_CARD);
    await challenge(page).getByRole('button', { name: 'Fail' }).click();
    await seesAlert(page, 'We are unable to authenticate your payment method.');
    await button(page, 'Update payment').click();
    await challenge(page).getByRole('button', { name: 'Complete' }).click();
    await seesUpdated(page);
  },
);

test.describe('a blocked payment script', () => {
  test.use({ failing: ['js.stripe.com'] });

  test('is reported in place of the form; one click loads it and keeps the name', async ({ page }) => {
    await visit(page, `${PAGE}?scenario=payment-script-blocked&reader=expiring`);
    await expect(button(page, 'Load the payment form again')).toBeVisible();
    await field(page, 'Name').fill('Fatima Idrissi');
    await choose(page, 'happy');
    await button(page, 'Load the payment form again').click();
    await updateCard(page);
    await seesUpdated(page);
    await expect(page.getByText('Fatima Idrissi')).toBeVisible();
  });
});

test.describe('a card that the server does not save', () => {
  test.use({ failing: ['/api/account/card'] });

  test(
    'is reported, need not be entered again, and can be replaced by another',
    playedBy('account-payment-information--card-declined'),
    async ({ page }) => {
      await visit(page, `${PAGE}?scenario=card-refused&reader=expiring`);
      await updateCard(page);
      await seesAlert(page, 'Your card was declined.');
      await expect(field(page, 'Card number')).toBeHidden();
      await choose(page, 'happy');
      await button(page, 'Enter another card or bank account').click();
      await updateCard(page, '4242424242424242');
      await seesUpdated(page);
      await expect(page.getByText('Visa ending in 4242, expires 12/2034', { exact: true })).toBeVisible();
    },
  );

  test('is saved once the server recovers, without another setup', async ({ page }) => {
    await visit(page, `${PAGE}?scenario=card-refused&reader=expiring`);
    await updateCard(page);
    await seesAlert(page, 'Your card was declined.');
    await choose(page, 'happy');
    await button(page, 'Try again').click();
    await seesUpdated(page);
    expect(await confirmsOf(page)).toBe(1);
  });
});
