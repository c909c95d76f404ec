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

test('a printed invoice has the journal, its number and the amount due, and no controls', async ({ page }) => {
  await visit(page, '/invoice/inv_introductory');
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible();
  const paper = await printed(page);
  for (const words of ['Ember Days', 'Invoice', 'CAT-1047', 'Ada Okafor', '$60.00', 'Routing number 110000000'])
    expect(paper).toContain(words);
  for (const words of ['Proceed to Payment', 'Confirm password', 'bot-protection', 'Mock journal', 'Donate', 'Account'])
    expect(paper.replace('Account number', '')).not.toContain(words);
});

test('a printed gift has its giver and code, and no empty heading [REDEEM-2]', async ({ page }) => {
  await visit(page, '/subscribe/redeem?token=gft_p8Lx3N');
  await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Redeem a gift', 'On another device']);
  await page.emulateMedia({ media: null });
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

test('a long document starts on its first sheet; sections may break, but a group heading stays with its lines [BEYOND-49]', async ({
  page,
}) => {
  await visit(page, '/receipts?token=rcp_fullReceipt');
  await page.getByRole('heading', { name: 'What happens next' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const after = (selector: string) =>
    page.locator(selector).evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).breakAfter))]);
  expect(await after('main section > h2')).toEqual(['auto']);
  expect(await after('main tr:has(th[scope="rowgroup"])')).toEqual(['avoid']);
  await page.emulateMedia({ media: null });
});
