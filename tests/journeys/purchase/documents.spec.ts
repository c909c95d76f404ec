import { expect } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE, effort } from '#fixtures/world/effort.ts';

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
