import { expect } from '@playwright/test';
import { pages } from '#mocks/replies.ts';
import { put, test } from '../support/host-page.ts';
import { visit } from '../support/visit.ts';

const { sparseReceipt } = pages.showReceipt;
const { sparseInvoice } = pages.showInvoice;

for (const [widget, { body }, terms] of [
  ['receipt', sparseReceipt, ['Date', 'Buyer', 'Email']],
  ['invoice', sparseInvoice, ['Due date', 'Invoice number', 'Date', 'Buyer', 'Email']],
] as const)
  test(`the ${widget} omits what older servers do not send [BEYOND-50]`, async ({ page }) => {
    await visit(page, '/bare');
    await put(page, 'one', widget, body);
    const shown = page.locator('#one');
    await expect(shown.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(shown.getByRole('term')).toHaveText([...terms]);
    await expect(shown).not.toContainText(/undefined|null|NaN|Invalid|\[object/);
    for (const words of ['Sold by', 'Paid with', 'We sent', 'Check or wire'])
      await expect(shown.getByText(words)).toHaveCount(0);
  });
