import { expect } from '@playwright/test';
import { bodiesOf, focusAt, tabTo } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { field } from '#fixtures/journeys/steps.ts';
import { reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test('changes the name by keyboard alone, focuses the success and keeps the name over a reload [NAME-1, NAME-2, SHELL-18]', {
  tag: CORE,
}, async ({ page, network }) => {
  await visit(page, '/account/name?reader=subscriber');
  await expect(page.getByRole('heading', { level: 1, name: 'Change your name' })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Ines Calloway');
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('  Inês Calloway-Dupont ');
  await page.keyboard.press('Enter');
  const success = page.getByRole('status').filter({ hasText: 'Name updated successfully' });
  await expect(success).toBeFocused();
  await expect.poll(() => focusAt(page)).toBeGreaterThanOrEqual(135);
  expect(bodiesOf(network, 'changeName')).toEqual([{ name: 'Inês Calloway-Dupont' }]);
  await reload(page);
  await expect(field(page, 'Name')).toHaveValue('Inês Calloway-Dupont');
  await page.getByRole('link', { name: 'Return to settings' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
