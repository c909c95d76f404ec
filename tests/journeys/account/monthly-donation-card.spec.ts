import { expect, type Page } from '@playwright/test';
import { playedBy } from '../../support/played-by.ts';
import { returnFrom, seesUpdated, updateCard } from '../support/cards.ts';
import { bodiesOf, exchangesOf } from '../support/details.ts';
import { choose, stateOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { button, field, seesAlert } from '../support/steps.ts';

const LINKS = { paid: 'don_3Kf8Yw', failing: 'don_failing' };
const open = (page: Page, link: keyof typeof LINKS, query = '') =>
  page.goto(`/donation/setup?token=${LINKS[link]}&${query}`);

/** How a donation stands. */
async function donationOf(page: Page, link: keyof typeof LINKS) {
  const { failing, payments } = (await stateOf(page)).donations[LINKS[link]] ?? {};
  return { failing, payments };
}

const FAILING = 'The latest payment of your donation could not be taken.';

test('a donor changes the card by the link alone, and no payment is taken [MDON-1, MDON-2, MDON-3, API-17]', async ({
  page,
  network,
}) => {
  await open(page, 'paid');
  await expect(page.getByText('Visa ending in 4242, expires 08/2029')).toBeVisible();
  await updateCard(page);
  await seesUpdated(page);
  await expect(page.getByText('Mastercard ending in 4444, expires 12/2034')).toBeVisible();
  const [sent, ...more] = exchangesOf(network, 'setDonationCard');
  expect([new URL(sent?.url ?? '').search, more.length]).toEqual([`?token=${LINKS.paid}`, 0]);
  expect(exchangesOf(network, 'restartDonation')).toEqual([]);
  expect(await donationOf(page, 'paid')).toEqual({ failing: false, payments: 0 });
});

test('a donation that was failing is restarted once, and the page loaded anew says so [MDON-5, API-18]', async ({
  page,
  network,
}) => {
  await open(page, 'failing');
  await expect(page.getByText(FAILING)).toBeVisible();
  await updateCard(page);
  await seesUpdated(page);
  await expect(button(page, 'Update payment')).toBeVisible();
  await expect(page.getByText(FAILING)).toHaveCount(0);
  await expect(page.getByText('Mastercard ending in 4444, expires 12/2034')).toBeVisible();
  expect(bodiesOf(network, 'restartDonation')).toEqual([{ 'payment-method': expect.stringMatching(/^pm_/) }]);
  expect(await donationOf(page, 'failing')).toEqual({ failing: false, payments: 1 });
  await page.reload();
  await expect(button(page, 'Update payment')).toBeVisible();
  expect(await donationOf(page, 'failing')).toEqual({ failing: false, payments: 1 });
});

test('a return that the provider confirms restarts the donation once, and going there again does not [MDON-4, MDON-5]', async ({
  page,
  network,
}) => {
  await open(page, 'failing');
  await expect(button(page, 'Update payment')).toBeVisible();
  const returned = await returnFrom(page, true);
  await open(page, 'failing', returned);
  await seesUpdated(page);
  await expect(page).toHaveURL(/\/donation\/setup\?token=don_failing$/);
  await expect(button(page, 'Update payment')).toBeVisible();
  await open(page, 'failing', returned);
  await seesUpdated(page);
  expect(exchangesOf(network, 'restartDonation')).toHaveLength(1);
  expect(await donationOf(page, 'failing')).toEqual({ failing: false, payments: 1 });
});

test('a forged return restarts nothing [MDON-4, MDON-5]', async ({ page, network }) => {
  await open(page, 'failing', 'redirect_status=succeeded');
  await seesUpdated(page);
  await expect(page).toHaveURL(/\/donation\/setup\?token=don_failing$/);
  await open(page, 'failing', await returnFrom(page, false));
  await seesAlert(page, 'Your payment information was not updated. Please enter it again.');
  expect(exchangesOf(network, 'restartDonation')).toEqual([]);
  expect(await donationOf(page, 'failing')).toEqual({ failing: true, payments: 0 });
});

test(
  'a link that is not valid any more is told of, with the way back to the settings [MDON-3, MDON-6]',
  playedBy('screens-account-monthly-donation-monthlydonationcard--no-donation'),
  async ({ page }) => {
    for (const token of ['don_unknown', '..', '']) {
      await page.goto(`/donation/setup?token=${token}`);
      await expect(
        page.getByText('We encountered an error. Please try again at another time or contact'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to settings' })).toHaveAttribute('href', '/account');
      await expect(field(page, 'Name')).toHaveCount(0);
    }
  },
);

test.describe('a restart that is refused', () => {
  test.use({ failing: ['/api/donation/restart'] });

  test(
    'is said beside the card that is kept, and sent again in one click',
    playedBy('screens-account-monthly-donation-monthlydonationcard--restart-declined'),
    async ({ page, network }) => {
      await open(page, 'failing', 'scenario=restart-declined');
      await updateCard(page);
      await seesAlert(page, 'Your card was declined. Please try another one.');
      await seesUpdated(page);
      await choose(page, 'happy');
      await button(page, 'Restart your donation').click();
      await expect(button(page, 'Update payment')).toBeVisible();
      expect(exchangesOf(network, 'setDonationCard')).toHaveLength(1);
      expect(await donationOf(page, 'failing')).toEqual({ failing: false, payments: 1 });
    },
  );
});
