import { expect, type Page } from '@playwright/test';
import { bodiesOf, exchangesOf, focusAt, tabTo } from '#fixtures/journeys/details.ts';
import { callsOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, seesAlert } from '#fixtures/journeys/steps.ts';
import { openBy, reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import type { CallId } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';

const overview = (page: Page) => page.getByRole('region', { name: 'Overview' });
const dialog = (page: Page) => page.getByRole('dialog');
const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function confirm(page: Page): Promise<void> {
  await openBy(page, () => button(page, 'Ok').click());
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
}

test('turns autorenew off and on, and the reloaded page shows it [ACCT-18, ACCT-20, ACCT-23]', { tag: CORE }, async ({
  page,
  network,
}) => {
  await visit(page, '/account?reader=expiring');
  await expect(overview(page)).toContainText('Your subscription should renew after the next issue.');
  await button(page, 'Disable autorenew').click();
  await confirm(page);
  await expect(overview(page)).toContainText('Your subscription ends with the next issue.');
  await expect(told(page, 'Autorenew is off.')).toBeFocused();
  await expect(told(page, "You'll still receive the 1 issue you've paid for.")).toBeVisible();
  await expect.poll(() => focusAt(page)).toBeGreaterThanOrEqual(135);
  await button(page, 'Enable autorenew').click();
  await expect(dialog(page)).toContainText('We will charge your Visa ending 4242 then. You pay nothing now.');
  await confirm(page);
  await expect(overview(page)).toContainText('Your subscription should renew after the next issue.');
  await expect(told(page, 'Autorenew is on.')).toBeFocused();
  await expect(alerts(page)).toHaveCount(0);
  expect(bodiesOf(network, 'flipAutorenew')).toEqual([
    { autorenew: false, version: 3 },
    { autorenew: true, version: 4 },
  ]);
});

test('Escape and Cancel change nothing and return the focus, by keyboard alone [ACCT-18, SHELL-13]', async ({
  page,
  network,
}) => {
  await visit(page, '/account?reader=expiring');
  const disable = button(page, 'Disable autorenew');
  await tabTo(page, disable);
  for (const key of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName('Turn off autorenew?');
    await expect(button(page, 'Cancel')).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(0);
    await expect(disable).toBeFocused();
  }
  expect(exchangesOf(network, 'flipAutorenew')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Ok')).toBeFocused();
  await openBy(page, () => page.keyboard.press('Enter'));
  await expect(overview(page)).toContainText('Your subscription ends with the next issue.');
  expect(exchangesOf(network, 'flipAutorenew')).toHaveLength(1);
});

const failures: { scenario: string; call: CallId; path: string; label: string; says: string[] }[] = [
  {
    scenario: 'autorenew-fails',
    call: 'flipAutorenew',
    path: '/api/account/autorenew',
    label: 'Disable autorenew',
    says: ['Autorenew was not turned off.', replies.flipAutorenew.unavailable.body.errors],
  },
  {
    scenario: 'card-deletion-fails',
    call: 'deleteCard',
    path: '/api/account/card',
    label: 'Delete card',
    says: ['was not deleted.', replies.deleteCard.unavailable.body.errors],
  },
];

for (const { scenario, call, path, label, says } of failures)
  test.describe(`${call} in ${scenario}`, () => {
    test.use({ failing: [path] });

    test("shows the server's words once, on the page that follows [ACCT-20, ACCT-29, PAYM-8]", async ({ page }) => {
      await visit(page, `/account?scenario=${scenario}`);
      await button(page, label).click();
      await confirm(page);
      await expect(page).toHaveURL(/\/account$/);
      for (const words of says) await seesAlert(page, words);
      await expect(page.getByRole('alert').filter({ hasText: says[0] })).toBeFocused();
      await reload(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
      await expect(alerts(page)).toHaveCount(0);
      expect(await callsOf(page, call)).toBe(1);
    });
  });

test.describe('after a lost answer', () => {
  test.use({ failing: ['/api/account/autorenew'] });

  test('a switch that never arrived is in doubt, can be checked, and takes one more click [ACCT-20, ACCT-22]', async ({
    page,
  }) => {
    await visit(page, '/account?scenario=autorenew-cut');
    await button(page, 'Disable autorenew').click();
    await confirm(page);
    const doubt = alerts(page).filter({ hasText: 'Autorenew may not have been turned off.' });
    await expect(doubt).toBeFocused();
    await expect(doubt).toContainText('We got no reply');
    await expect(doubt).toContainText('Autorenew is still on.');
    await button(page, 'Check again').click();
    await expect(button(page, 'Check again')).toBeEnabled();
    await expect(doubt).toBeFocused();
    await openBy(page, () => button(page, 'Turn off autorenew').click());
    await expect(told(page, 'Autorenew is off.')).toBeFocused();
  });
});
