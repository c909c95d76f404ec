import { expect, type Page } from '@playwright/test';
import { playedBy } from '../../support/played-by.ts';
import { returnFrom, seesUpdated, updateCard } from '../support/cards.ts';
import { bodiesOf, exchangesOf } from '../support/details.ts';
import { choose, stateOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { button, field, seesAlert } from '../support/steps.ts';
import { reload, visit } from '../support/visit.ts';

const LINKS = { paid: 'don_3Kf8Yw', failing: 'don_failing' };
const open = (page: Page, link: keyof typeof LINKS, query = '') =>
  visit(page, `/donation/setup?token=${LINKS[link]}&${query}`);

async function donationOf(page: Page, link: keyof typeof LINKS) {
  const { failing, payments } = (await stateOf(page)).donations[LINKS[link]] ?? {};
  return { failing, payments };
}

const FAILING = 'Your latest donation payment failed.';

test('a donor changes the card by link alone, and nothing is charged [MDON-1, MDON-2, MDON-3, API-17]', async ({
  page,
  network,
}) => {
  await open(page, 'paid');
  await expect(page.getByText('Visa ending in 4242, expires 08/2029')).toBeVisible();
  await updateCard(page);
  await seesUpdated(page);
  await expect(page.getByText('Mastercard ending in 4444, expires 12/2034', { exact: true })).toBeVisible();
  const [sent, ...more] = exchangesOf(network, 'setDonationCard');
  expect([new URL(sent?.url ?? '').search, more.length]).toEqual([`?token=${LINKS.paid}`, 0]);
  expect(exchangesOf(network, 'restartDonation')).toEqual([]);
  expect(await donationOf(page, 'paid')).toEqual({ failing: false, payments: 0 });
});

test('a failing donation restarts once, and the reloaded page says so [MDON-5, API-18]', async ({ page, network }) => {
  await open(page, 'failing');
  await expect(page.getByText(FAILING)).toBeVisible();
  await updateCard(page);
  await seesUpdated(page);
  await expect(button(page, 'Update payment')).toBeVisible();
  await expect(page.getByText(FAILING)).toHaveCount(0);
  await expect(page.getByText('Mastercard ending in 4444, expires 12/2034', { exact: true })).toBeVisible();
  expect(bodiesOf(network, 'restartDonation')).toEqual([{ 'payment-method': expect.stringMatching(/^pm_/) }]);
  expect(await donationOf(page, 'failing')).toEqual({ failing: false, payments: 1 });
  await reload(page);
  await expect(button(page, 'Update payment')).toBeVisible();
  expect(await donationOf(page, 'failing')).toEqual({ failing: false, payments: 1 });
});

test('a confirmed return from the provider restarts the donation only once [MDON-4, MDON-5]', async ({
  page,
  network,
}) => {
  await open(page, 'failing');
  await expect(button(page, 'Update payment')).toBeVisible();
  const returned = await returnFrom(page, true);
  await open(page, 'failing', returned);
  await seesUpdated(page);
  await expect(page).toHaveURL(/\/donation\/setup\?link=\w+$/);
  await expect(button(page, 'Update payment')).toBeVisible();
  await open(page, 'failing', returned);
  await seesUpdated(page);
  expect(exchangesOf(network, 'restartDonation')).toHaveLength(1);
  expect(await donationOf(page, 'failing')).toEqual({ failing: false, payments: 1 });
});

test('a forged return restarts nothing [MDON-4, MDON-5]', async ({ page, network }) => {
  await open(page, 'failing', 'redirect_status=succeeded');
  await seesUpdated(page);
  await expect(page).toHaveURL(/\/donation\/setup\?link=\w+$/);
  await open(page, 'failing', await returnFrom(page, false));
  await seesAlert(page, 'Your payment information was not updated. Please enter it again.');
  expect(exchangesOf(network, 'restartDonation')).toEqual([]);
  expect(await donationOf(page, 'failing')).toEqual({ failing: true, payments: 0 });
});

test(
  'an unknown link says so and leads to the account [MDON-3]',
  playedBy('donate-monthly-donation-card--link-unknown'),
  async ({ page }) => {
    for (const token of ['don_unknown', '..', '']) {
      await visit(page, `/donation/setup?token=${token}`);
      await seesAlert(page, 'We cannot find this link');
      await expect(page.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
      await expect(field(page, 'Name')).toHaveCount(0);
    }
  },
);

test.describe('a refused restart', () => {
  test.use({ failing: ['/api/donation/restart'] });

  test('says that the donation is still paused, and another card restarts it', async ({ page, network }) => {
    await open(page, 'failing', 'scenario=restart-declined');
    await updateCard(page);
    await seesAlert(page, 'Your card was declined. Please try another one.');
    await expect(
      page.getByText('Your new payment information is saved, but your donation is still paused.'),
    ).toBeVisible();
    await expect(page.getByText('Payment updated successfully')).toHaveCount(0);
    await choose(page, 'happy');
    await button(page, 'Enter another card or bank account').click();
    await expect(page.getByText(FAILING)).toBeVisible();
    await updateCard(page);
    await seesUpdated(page);
    await expect(
      page.getByText(/^Your monthly donation of \$15\.00 continues\. The next payment is on /),
    ).toBeVisible();
    expect(exchangesOf(network, 'restartDonation')).toHaveLength(2);
    expect(await donationOf(page, 'failing')).toEqual({ failing: false, payments: 1 });
  });

  test('is in doubt after a lost answer, and checking again with its key charges once', async ({ page }) => {
    await open(page, 'failing', 'scenario=restart-lost');
    await updateCard(page);
    await seesAlert(page, 'Your new payment information is saved, but your donation may still be paused.');
    await button(page, 'Check again').click();
    await seesUpdated(page);
    const { calls, kept } = await stateOf(page);
    expect([calls.restartDonation, Object.keys(kept).length]).toEqual([2, 1]);
    expect(await donationOf(page, 'failing')).toEqual({ failing: false, payments: 1 });
  });
});
