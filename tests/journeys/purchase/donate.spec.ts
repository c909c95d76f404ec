import { expect, type Page } from '@playwright/test';
import { playedBy } from '../../support/played-by.ts';
import { chargedOnce, chargesOf, intentsOf, stateOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { ada } from '../support/reader.ts';
import { button, field, pay, proceed, seesAlert, seesReceipt, total } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

const often = (page: Page, name: 'One time' | 'Monthly') => page.getByRole('radio', { name, exact: true });
const tier = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) });

async function openDonation(page: Page, query = ''): Promise<void> {
  await visit(page, `/donate?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible();
}

async function fillDonor(page: Page): Promise<void> {
  await field(page, 'Name').fill(ada.name);
  await field(page, 'Email').fill(ada.email);
}

const linesOf = async (page: Page) =>
  (await intentsOf(page)).map(({ order }) => order.lines.map(({ name, amount }) => [name, amount]));

test('an ambiguous monthly amount is refused, and a declined card keeps the amount, frequency and tier [DONATE-1, DONATE-3, DONATE-8, DONATE-9, DONATE-12, CHECK-44]', async ({
  page,
}) => {
  await openDonation(page, 'type=monthly&amount=7,5');
  await expect(often(page, 'Monthly')).toBeChecked();
  await expect(field(page, 'Monthly amount')).toHaveValue('25');
  await expect(page.getByText(/could not read the amount in your link\. We entered \$25\.00 monthly/)).toBeVisible();

  await field(page, 'Monthly amount').fill('7,5');
  await expect(page.getByText(/could not read/)).toHaveCount(0);
  await fillDonor(page);
  await proceed(page);
  await expect(field(page, 'Monthly amount')).toHaveAccessibleDescription(
    /Enter an amount in dollars, like 25 or 12\.50/,
  );
  expect(await intentsOf(page)).toEqual([]);

  await tier(page, 'Sponsor').check();
  await expect(field(page, 'Monthly amount')).toHaveValue('75');
  await proceed(page);
  await pay(page, '4000000000000002');
  await seesAlert(page, 'Your card was declined.');
  await expect(field(page, 'Monthly amount')).toHaveValue('75');
  await expect(often(page, 'Monthly')).toBeChecked();
  await expect(tier(page, 'Sponsor')).toBeChecked();

  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(7_500));
  expect(await linesOf(page)).toEqual([[['Monthly donation', 7_500]]]);
});

test('each frequency keeps its typed amount, and the displayed amount is charged [DONATE-2, DONATE-4, BEYOND-30, BEYOND-31]', async ({
  page,
}) => {
  await openDonation(page, 'type=monthly&amount=60');
  await often(page, 'One time').check();
  await expect(field(page, 'Amount')).toHaveValue('25');
  await field(page, 'Amount').fill('1,234');
  await expect(total(page)).toHaveText('$1,234.00');
  await often(page, 'Monthly').check();
  await expect(field(page, 'Monthly amount')).toHaveValue('60');
  await expect(page.getByText('Your monthly donation: we charge $60.00 today')).toBeVisible();
  await often(page, 'One time').check();
  await expect(field(page, 'Amount')).toHaveValue('1,234');
  await often(page, 'Monthly').check();
  await field(page, 'Monthly amount').fill('12.34');
  await expect(total(page)).toHaveText('$12.34');
  await fillDonor(page);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  expect(await linesOf(page)).toEqual([[['Monthly donation', 1_234]]]);
});

test('an amount that is too small is reported on blur, and the click that leaves the field still works [BEYOND-32]', async ({
  page,
}) => {
  await openDonation(page);
  await field(page, 'Amount').fill('0.55');
  await expect(field(page, 'Amount')).toHaveAccessibleDescription('In US dollars.');
  await often(page, 'Monthly').click();
  await expect(often(page, 'Monthly')).toBeChecked();
  await often(page, 'One time').check();
  await field(page, 'Amount').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/Enter at least 1 dollar/);
  await field(page, 'Amount').fill('5');
  await expect(field(page, 'Amount')).toHaveAccessibleDescription('In US dollars.');
  await field(page, 'Amount').fill('0.55');
  await field(page, 'Name').click();
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/Enter at least 1 dollar/);
});

test('a logged-in reader gives in one step with the account’s data [DONATE-14, CHECK-22]', async ({ page }) => {
  await openDonation(page, 'scenario=card-on-file&amount=50');
  await expect(page.getByText(/^You are giving as Tomás Lindqvist/)).toBeVisible();
  await expect(field(page, 'Name')).toHaveCount(0);
  await expect(field(page, 'Address line 1')).toHaveCount(0);
  await expect(tier(page, 'Friend')).toBeChecked();
  await button(page, 'Submit Payment').click();
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(5_000));
});

test(
  'a donation checked out later goes into the cart [CHECK-53, STORE-18]',
  playedBy('donate-donate--added'),
  async ({ page }) => {
    await openDonation(page, 'scenario=checkout-later&type=monthly&amount=10');
    await page.getByRole('radio', { name: 'Check out later' }).check();
    await expect(field(page, 'Name')).toHaveCount(0);
    await button(page, 'Add to Cart').click();
    await expect(page.getByRole('link', { name: 'Check out', exact: true })).toHaveAttribute('href', '/store/checkout');
    const { carts } = await stateOf(page);
    expect(Object.values(carts).flatMap(({ lines }) => lines)).toMatchObject([
      { type: 'donation-item', item: { process: 'monthly-init', dollars: 1_000 } },
    ]);
  },
);
