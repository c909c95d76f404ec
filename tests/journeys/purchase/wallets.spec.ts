import { expect, type Page } from '@playwright/test';
import { chargedOnce, chargesOf, intentsOf, stateOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { ada } from '../support/reader.ts';
import {
  button,
  field,
  fillDigital,
  fillPrint,
  open,
  order,
  pay,
  proceed,
  seesAlert,
  seesAlertUnder,
  seesReceipt,
} from '../support/steps.ts';

const wallet = (page: Page) => button(page, 'Pay with Test Pay');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Test Pay' });
const press = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).click();
const divider = (page: Page) => page.getByText('Or pay by card or bank account', { exact: true });

test('the payment form opens with the focus in the card number and announces its heading once [BEYOND-33]', async ({
  page,
}) => {
  await open(page);
  await fillDigital(page);
  await field(page, 'Name').press('Enter');
  await expect(field(page, 'Card number')).toBeFocused();
  const details = page.getByRole('region', { name: 'Payment details' });
  await expect(details.getByRole('heading', { name: 'Payment details' })).toBeVisible();
  await expect(details.getByLabel('Card number')).toBeFocused();
  const ready = page.getByText('Payment details: the form is ready.');
  await expect(ready).toBeAttached();
  // A form that stays open is not announced again.
  await pay(page, '4000000000000002');
  await seesAlert(page, 'Your card was declined.');
  await expect(button(page, 'Submit Payment')).toBeEnabled();
  await expect(ready).toHaveCount(0);
});

test('a wallet pays a digital order in two clicks without asking for an address [BEYOND-34]', async ({
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

test('a browser without a wallet shows no wallet button [BEYOND-34]', async ({ page }) => {
  await open(page);
  await order(page);
  await expect(divider(page)).toHaveCount(0);
  await expect(wallet(page)).toHaveCount(0);
});

test('a closed wallet charges nothing and says so, and a card can pay [BEYOND-35]', async ({ page, network }) => {
  await open(page, 'scenario=wallet-cancelled');
  await order(page);
  await wallet(page).click();
  await expect(page.getByText('You closed your wallet. Nothing was charged.')).toBeVisible();
  expect(network.orders).toHaveLength(1);
  expect((await intentsOf(page)).map(({ attempts }) => attempts)).toEqual([0]);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});

test('a wallet cannot pay with an address outside the shipping category; the page says why, and a card can pay [BEYOND-36]', async ({
  page,
  network,
}) => {
  await open(page, 'scenario=wallet-abroad');
  await fillPrint(page);
  await proceed(page);
  await wallet(page).click();
  await expect(sheet(page).getByRole('button', { name: 'Pay', exact: true })).toBeDisabled();
  await press(page, 'Cancel');
  await expect(page.getByText('We do not ship this order to the address in your wallet.')).toBeVisible();
  expect(network.orders).toHaveLength(1);
  expect((await intentsOf(page)).map(({ attempts }) => attempts)).toEqual([0]);
  await pay(page);
  await seesReceipt(page);
  const [intent] = await intentsOf(page);
  expect(intent?.order.destination?.address).toMatchObject({ line1: ada.address.line1 });
  expect(await chargesOf(page)).toEqual(chargedOnce(6_100));
});

test('a declined wallet shows a message under the form and can be retried, and a card can pay at once [BEYOND-37]', async ({
  page,
}) => {
  await open(page, 'scenario=wallet-declined');
  await order(page);
  for (const attempts of [1, 2]) {
    await wallet(page).click();
    await press(page, 'Pay');
    await expect.poll(async () => (await intentsOf(page)).map((intent) => intent.attempts)).toEqual([attempts]);
    await seesAlert(page, 'Your card was declined.');
    await seesAlertUnder(page, 'Payment details');
    await expect(button(page, 'Submit Payment')).toBeEnabled();
  }
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
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
