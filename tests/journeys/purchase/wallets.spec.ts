import { expect, type Page } from '@playwright/test';
import { chargedOnce, chargesOf, intentsOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, open, order, seesReceipt } from '#fixtures/journeys/steps.ts';
import { CORE } from '#fixtures/world/effort.ts';

const wallet = (page: Page) => button(page, 'Pay with Test Pay');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Test Pay' });
const press = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).click();
const divider = (page: Page) => page.getByText('Or pay by card or bank account', { exact: true });

test('charges a wallet in two clicks without asking for an address [BEYOND-34]', { tag: CORE }, async ({
  page,
  network,
}) => {
  await open(page, 'scenario=wallet-offered');
  await order(page);
  await expect(field(page, 'Card number')).toBeFocused();
  await expect(divider(page)).toBeVisible();
  // The card form does not offer the wallet a second time.
  await expect(page.getByRole('tab')).toHaveText(['Card', 'Bank account']);
  await wallet(page).click();
  await expect(sheet(page)).toContainText('$24.00');
  await press(page, 'Pay');
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  expect(network.orders).toHaveLength(2);
});

test('a wallet sheet opened before the order changed cannot pay it, and the page says why [BEYOND-34]', async ({
  page,
  network,
}) => {
  await open(page, 'scenario=wallet-offered');
  await order(page);
  await wallet(page).click();
  // Some wallets open their sheet as a separate window, so the page stays usable.
  await field(page, 'Donation amount').fill('10');
  await press(page, 'Pay');
  await expect(page.getByText('Your order changed while your wallet was open. Nothing was charged.')).toBeVisible();
  expect(network.orders).toHaveLength(1);
  expect((await intentsOf(page)).map(({ attempts }) => attempts)).toEqual([0]);
  await field(page, 'Donation amount').fill('');
  await wallet(page).click();
  await press(page, 'Pay');
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});
