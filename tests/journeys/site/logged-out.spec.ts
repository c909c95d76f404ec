import { expect, type Page } from '@playwright/test';
import { logIn } from '#fixtures/journeys/entry.ts';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, seesAlert, seesReceipt } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const SIGNED_OUT = 'You were logged out, so nothing was sent. Please log in again.';

async function elsewhere(page: Page, path: string, act: (tab: Page) => Promise<void>): Promise<void> {
  const tab = await page.context().newPage();
  await visit(tab, path);
  await act(tab);
  await tab.close();
}

const logOut = (page: Page) =>
  elsewhere(page, '/logout', async (tab) => {
    await button(tab, 'Log out').click();
    await expect(tab).toHaveURL('/');
  });

async function logInAgain(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Log in again in a new tab' }).click();
  const tab = await opened;
  await logIn(tab);
  await expect(tab).not.toHaveURL(/\/login/);
  await tab.close();
}

test.describe('an order', () => {
  test.use({ failing: ['/api/donate'] });

  test('charges nothing on file after a logout in another tab, and is paid once after a login', {
    tag: CORE,
  }, async ({ page }) => {
    await visit(page, '/donate?reader=subscriber');
    await field(page, 'Amount').fill('40');
    await page.getByLabel('In the name of').fill('Grandmother');
    await logOut(page);
    await button(page, 'Submit Payment').click();
    await seesAlert(page, SIGNED_OUT);
    expect(await chargesOf(page)).toEqual([]);
    await logInAgain(page);
    await expect(field(page, 'Amount')).toHaveValue('40');
    await expect(page.getByLabel('In the name of')).toHaveValue('Grandmother');
    await button(page, 'Submit Payment').click();
    await seesReceipt(page);
    expect(await chargesOf(page)).toEqual(chargedOnce(4_000));
  });
});
