import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { fillPrint, open } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { pages } from '#mocks/replies.ts';

const invoices = Object.keys(pages.showInvoice)
  .filter((name) => name !== 'noInvoice')
  .map((name) => (name === 'invoiceProcessing' ? '/invoice/inv_5tG4hA' : `/invoice/inv_${name}`));
const receipts = Object.keys(pages.showReceipt)
  .filter((name) => name !== 'noReceipt' && name !== 'linkMissing')
  .map((name) => (name === 'receipt' ? '/receipts?token=rcp_Vd0w7c' : `/receipts?token=rcp_${name}`));

const FORMATS = ['A4', 'Letter'] as const;

async function sheetsOf(page: Page, format: (typeof FORMATS)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return text;
}

test('every documented invoice and receipt fits one sheet of A4 and of Letter [INV-2, INV-3]', async ({ page }) => {
  for (const address of [...invoices, ...receipts])
    await test.step(address, async () => {
      await visit(page, address);
      await expect(page.getByRole('heading', { name: 'Your order', exact: true })).toBeVisible();
      for (const format of FORMATS) expect(await sheetsOf(page, format)).toBe(1);
    });
});

test('prints only the review of an order', { tag: CORE }, async ({ page }) => {
  await open(page);
  await fillPrint(page);
  const paper = await printed(page);
  expect(paper).toContain('$61.00');
  for (const words of ['Confirm password', 'Proceed to Payment', 'Address line 1']) expect(paper).not.toContain(words);
  expect(await sheetsOf(page, 'A4')).toBe(1);
});

test('an order of hundreds of lines takes several sheets, and no line breaks across them', async ({ page }) => {
  await visit(page, '/receipts?token=rcp_goodsReceipt');
  const lines = page.locator('table tbody').first();
  await lines.locator('tr').last().waitFor();
  await lines.evaluate((body) => {
    for (let copies = 0; copies < 200; copies += 1) body.append(body.lastElementChild?.cloneNode(true) ?? '');
  });
  expect(await sheetsOf(page, 'A4')).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('table tr')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  await page.emulateMedia({ media: null });
});
