import { expect, type Page } from '@playwright/test';
import { chargedOnce, chargesOf, intentsOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import {
  button,
  field,
  fillPrint,
  open,
  order,
  pay,
  proceed,
  seesAlert,
  seesReceipt,
} from '#fixtures/journeys/steps.ts';
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

test('an order that ships goes to the address chosen in the wallet [BEYOND-36]', async ({ page }) => {
  await open(page, 'scenario=wallet-offered');
  await fillPrint(page);
  await proceed(page);
  await wallet(page).click();
  await press(page, 'Pay');
  await seesReceipt(page);
  const [intent] = await intentsOf(page);
  expect(intent?.order.destination?.address).toMatchObject({ line1: '9 Wallet Lane', country: 'US' });
  expect(await chargesOf(page)).toEqual(chargedOnce(6_100));
});

test('a wallet only charges the amount it showed: it hides while the order is stale and returns with the new amount', async ({
  page,
}) => {
  await open(page, 'scenario=wallet-declined');
  await order(page);
  await expect(wallet(page)).toBeVisible();
  await field(page, 'Donation amount').fill('10');
  await expect(wallet(page)).toBeHidden();
  await pay(page, '4000000000000002');
  await seesAlert(page, 'Your card was declined.');
  await wallet(page).click();
  await expect(sheet(page)).toContainText('$34.00');
  await press(page, 'Cancel');
  expect(Object.keys((await stateOf(page)).receipts)).toEqual([]);
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

test('a wallet can be used again after the server refuses the order it authorized', async ({ page }) => {
  await open(page, 'scenario=wallet-offered');
  await order(page);
  await field(page, 'Confirm password').fill('something else');
  await wallet(page).click();
  await press(page, 'Pay');
  await expect(field(page, 'Confirm password')).toHaveAttribute('aria-invalid', 'true');
  expect((await intentsOf(page)).map(({ attempts }) => attempts)).toEqual([0]);
  await field(page, 'Confirm password').fill(await field(page, 'Password').inputValue());
  await wallet(page).click();
  await press(page, 'Pay');
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});
