import { expect, type Page } from '@playwright/test';
import { chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, open, order } from '#fixtures/journeys/steps.ts';
import { reload, visit } from '#fixtures/journeys/visit.ts';

const notice = (page: Page) => page.getByRole('group', { name: 'Verify your bank account' });

async function seesDeposits(page: Page): Promise<void> {
  await expect(notice(page)).toContainText('You do not need to pay again.');
  await expect(notice(page).getByRole('link', { name: 'Confirm the deposits' })).toHaveAttribute('href', /^https:/);
  await expect(field(page, 'Card number')).toHaveCount(0);
  await expect(button(page, 'Proceed to Payment')).toHaveCount(0);
}

test('a bank account that waits for deposits is told here, after a reload and in another tab, and never paid twice', async ({
  page,
  context,
}) => {
  await open(page);
  await order(page);
  await page.getByRole('tab', { name: 'Bank account' }).click();
  await field(page, 'Routing number').fill('110000000');
  await field(page, 'Account number').fill('000888888885');
  await button(page, 'Submit Payment').click();
  await seesDeposits(page);
  await expect(notice(page)).toBeFocused();
  await button(page, 'Check again').click();
  await seesDeposits(page);
  await reload(page);
  await seesDeposits(page);
  const other = await context.newPage();
  await visit(other, '/subscribe');
  await seesDeposits(other);
  await other.close();
  expect(await chargesOf(page)).toEqual([{ status: 'requires_action', confirms: 0, total: 2_400 }]);
});
