import { expect } from '@playwright/test';
import { readPathValuesToVisit } from '../../support/path-values.ts';
import { playedBy } from '../../support/played-by.ts';
import { returnFrom, seesUpdated, traceOf, updateCard } from '../support/cards.ts';
import { exchangesOf } from '../support/details.ts';
import { test } from '../support/journey.ts';
import { button, field, seesAlert } from '../support/steps.ts';
import { reload, visit } from '../support/visit.ts';

const PAGE = '/account/payment';
const LINK = 'lnk_9Zc4Tq';

test('a return from the provider completes as the provider says, with a clean address and no call [PAYM-2, PAYM-4]', async ({
  page,
  network,
}) => {
  await visit(page, `${PAGE}?reader=expiring`);
  await expect(button(page, 'Update payment')).toBeVisible();
  await visit(page, `${PAGE}?${await returnFrom(page, true)}`);
  await seesUpdated(page);
  await expect(page).toHaveURL(/\/account\/payment$/);
  await expect(page.getByText('Visa ending in 1881, expires 04/2030', { exact: true })).toBeVisible();
  expect(exchangesOf(network, 'setCard')).toEqual([]);
});

test(
  'a return unknown to the provider completes nothing, and the form accepts a card [PAYM-2]',
  playedBy('account-payment-information--untrue'),
  async ({ page }) => {
    await visit(page, `${PAGE}?reader=expiring`);
    await expect(button(page, 'Update payment')).toBeVisible();
    await visit(page, `${PAGE}?${await returnFrom(page, false)}`);
    await seesAlert(page, 'Your payment information was not updated. Please enter it again.');
    await expect(page).toHaveURL(/\/account\/payment$/);
    await expect(page.getByText('Payment updated successfully')).toHaveCount(0);
    await updateCard(page);
    await seesUpdated(page);
  },
);

test('the address alone marks the change as completed, and a reload shows the form [PAYM-2]', async ({ page }) => {
  await visit(page, `${PAGE}?redirect_status=succeeded&reader=expiring`);
  await seesUpdated(page);
  await expect(page).toHaveURL(/\/account\/payment$/);
  await reload(page);
  await expect(button(page, 'Update payment')).toBeVisible();
});

test('a mailed link opens the page logged out, and only its call contains the token [PAYM-1, PAYM-10]', async ({
  page,
  network,
}) => {
  await visit(page, `${PAGE}?token=${LINK}`);
  await expect(button(page, 'Update payment')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/payment\?link=\w+$/);
  const opened = network.addresses.length;
  await updateCard(page);
  await seesUpdated(page);
  const [sent, ...more] = exchangesOf(network, 'setCard');
  expect([new URL(sent?.url ?? '').search, more.length]).toEqual([`?token=${LINK}`, 0]);
  const after = { ...network, addresses: network.addresses.slice(opened).filter((one) => !one.includes('/api/')) };
  expect((await traceOf(page, after)) + (await page.content())).not.toContain(LINK);
});

test(
  'an unknown link says so and leads to the login',
  playedBy('account-payment-information--link-unknown'),
  async ({ page }) => {
    await visit(page, `${PAGE}?token=lnk_unknown`);
    await seesAlert(page, 'We cannot find this link');
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute(
      'href',
      '/login?url=%2Faccount%2Fpayment',
    );
  },
);

test('a forged token is never sent: the session authorises the change [PAYM-1]', async ({ page, network }) => {
  for (const value of readPathValuesToVisit()) {
    await visit(page, `${PAGE}?token=${value}&reader=expiring`);
    await expect(field(page, 'Card number')).toBeVisible();
    await expect(page).toHaveURL(/\/account\/payment$/);
    await updateCard(page);
    await seesUpdated(page);
  }
  const searches = exchangesOf(network, 'setCard').map(({ url }) => new URL(url).search);
  expect([searches.length > 3, new Set(searches)]).toEqual([true, new Set([''])]);
});
