import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { button } from '#fixtures/journeys/steps.ts';
import { openBy, visit } from '#fixtures/journeys/visit.ts';

const settings = (page: Page) => page.getByRole('region', { name: 'Subscription Settings', exact: true });

async function openBoth(page: Page): Promise<Page> {
  await visit(page, '/account?reader=expiring');
  const other = await page.context().newPage();
  await visit(other, '/account');
  for (const each of [page, other]) await expect(settings(each)).toContainText('Autorenew On');
  return other;
}

async function disable(page: Page): Promise<void> {
  await button(page, 'Disable autorenew').click();
  await openBy(page, () => button(page, 'Ok').click());
  await expect(settings(page)).toContainText('Autorenew Off');
}

test('updates autorenew in one tab when another switches it [ACCT-22]', async ({ page }) => {
  const other = await openBoth(page);
  await disable(page);
  await expect(settings(other)).toContainText('Autorenew Off');
  await expect(button(other, 'Enable autorenew')).toBeVisible();
  await other.close();
});
