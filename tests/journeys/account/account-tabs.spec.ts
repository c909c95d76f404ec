import { expect, type Page } from '@playwright/test';
import { exchangesOf } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field } from '#fixtures/journeys/steps.ts';
import { openBy, visit } from '#fixtures/journeys/visit.ts';
import { requests } from '#mocks/replies.ts';

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

test('asking to disable autorenew never enables it, even if another tab disabled it first [ACCT-22]', async ({
  page,
  network,
}) => {
  const other = await openBoth(page);
  await button(other, 'Disable autorenew').click();
  await disable(page);
  await openBy(other, () => button(other, 'Ok').click());
  await expect(other.getByRole('status').filter({ hasText: 'Autorenew was already off' })).toBeVisible();
  await expect(settings(other)).toContainText('Autorenew Off');
  expect(exchangesOf(network, 'flipAutorenew')).toHaveLength(1);
  await other.close();
});

test('a name changed in one tab changes in the other, and an open dialog stays open', async ({ page }) => {
  const other = await openBoth(page);
  await button(other, 'Disable autorenew').click();
  await visit(page, '/account/name');
  await field(page, 'Name').fill(requests.changeName.newName.body.name);
  await button(page, 'Save name').click();
  await expect(page.getByText('Name updated successfully')).toBeVisible();
  await expect(other.getByText(requests.changeName.newName.body.name).first()).toBeAttached();
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.close();
});
