import { expect, type Locator, type Page } from '@playwright/test';
import { callsOf, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, open, order, pay, seesAlert, seesReceipt } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await visit(tab, path);
  return tab;
}

/** Opens a tab that receives no messages from other tabs. */
async function openStaleTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await visit(tab, path);
  return tab;
}

const takenIn = async (page: Page): Promise<number[]> =>
  (await chargesOf(page)).flatMap(({ confirms, total }) => Array<number>(confirms).fill(total));

const question = (page: Page, title: string): Locator => page.getByRole('group', { name: title });

const LOST = 'We got no reply, so your order may have gone through.';

async function loseRenewal(tab: Page): Promise<void> {
  await button(tab, 'Submit Payment').click();
  await seesAlert(tab, LOST);
}

test('a renewal with a lost answer leads to its receipt in a new tab and is charged once [CHECK-36, RENEW-2]', async ({
  page,
}) => {
  const first = await openTab(page, '/subscribe/renew?journal=new&scenario=renew-lost&reader=expiring');
  await loseRenewal(first);
  await first.close();
  await visit(page, '/subscribe/renew');
  await seesReceipt(page);
  expect(await takenIn(page)).toEqual([6_000]);
  expect(await callsOf(page, 'renewSubscription')).toBe(1);
});

test('a stale tab asks before renewing again, and each yes is charged once [CHECK-35, CHECK-36, RENEW-2]', async ({
  page,
}) => {
  await visit(page, '/subscribe/renew?reader=expiring');
  const stale = await openStaleTab(page, '/subscribe/renew');
  await expect(button(stale, 'Submit Payment')).toBeEnabled();
  await button(page, 'Submit Payment').click();
  await seesReceipt(page);
  await button(stale, 'Submit Payment').click();
  const asked = question(stale, 'You renewed just now. Renew again?');
  await expect(asked).toBeVisible();
  expect(await takenIn(page)).toEqual([6_000]);
  expect(await callsOf(page, 'renewSubscription')).toBe(1);
  await asked.getByRole('button', { name: 'Renew again' }).dblclick();
  // The server reports that the subscription has changed since this tab loaded.
  await button(stale, 'Renew again anyway').click();
  await button(stale, 'Submit Payment').click();
  await seesReceipt(stale);
  expect(await takenIn(page)).toEqual([6_000, 6_000]);
});

test('asks before a second payment once another tab has paid [CHECK-36, POLL-8]', { tag: CORE }, async ({ page }) => {
  await open(page);
  const other = await openTab(page, '/subscribe');
  await order(page);
  await order(other);
  await pay(page);
  await seesReceipt(page);
  await pay(other);
  const asked = question(other, 'You subscribed just now. Subscribe again?');
  await expect(asked).toBeVisible();
  await expect(other.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  expect(await takenIn(page)).toEqual([2_400]);
  await test.step('the first tab is logged in to a new account with one subscription', async () => {
    await asked.getByRole('button', { name: 'Subscribe again' }).click();
    await expect(other.getByRole('alert').filter({ hasText: 'You already have an account.' })).toBeVisible();
    expect(await takenIn(page)).toEqual([2_400]);
  });
});
