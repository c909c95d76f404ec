import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { fillPrint, open, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE, effort } from '#fixtures/world/effort.ts';

const said = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

test('shows number, seller, buyer, addresses, payment and next steps on a receipt [BEYOND-45, BEYOND-46]', async ({
  page,
}) => {
  await open(page);
  await fillPrint(page);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await expect(said(page, 'Receipt number')).toHaveText('R-1217');
  await expect(said(page, 'Buyer')).toHaveText(ada.name);
  for (const term of ['Billing address', 'Ships to']) await expect(said(page, term)).toContainText('12 Harbour Street');
  await expect(said(page, 'Paid with')).toHaveText(/^\w+ ending in \d{4}$/);
  await expect(page.getByText('Ember Days Press, Inc.')).toBeVisible();
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByText(`You are logged in as ${ada.email}.`)).toBeVisible();
  await expect(next.getByText(`We sent this receipt to ${ada.email}.`)).toBeVisible();
  const arrival = next.getByText(/^Your next issue, Night Ferry, comes out on \w+\s1,\s\d{4}\. /).locator('time');
  expect(Date.parse((await arrival.getAttribute('datetime')) ?? '')).toBeGreaterThan(Date.now() - 86_400_000);
  await next.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

const DOCUMENTS = [
  ['/receipts?token=rcp_fullReceipt', 'Print this receipt', CORE],
  ['/invoice/inv_fullInvoice', 'Print this invoice', undefined],
] as const;

for (const [address, label, tag] of DOCUMENTS)
  test(`prints the whole document without navigation or controls: ${label} [BEYOND-45, BEYOND-48, BEYOND-49]`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await visit(page, address);
    await page.getByRole('button', { name: label }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    const main = page.getByRole('main');
    const record = () => main.locator('dt, dd, address, th, td').allInnerTexts();
    const onScreen = await record();
    await page.emulateMedia({ media: 'print' });
    expect(await record()).toEqual(onScreen);
    for (const role of ['button', 'link', 'textbox', 'radio', 'navigation'] as const)
      await expect(main.getByRole(role)).toHaveCount(0);
    for (const name of ['Store', 'Account', 'Log in'])
      await expect(page.getByRole('link', { name, exact: true }).or(page.getByRole('button', { name }))).toHaveCount(0);
    await expect(main.getByText('Ember Days Press, Inc.')).toBeVisible();
    await expect(main.getByRole('row', { name: /^Total/ })).toBeVisible();
    for (const format of effort(['A4'] as const, ['A4', 'Letter'] as const)) {
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
    await page.emulateMedia({ media: null });
  });
