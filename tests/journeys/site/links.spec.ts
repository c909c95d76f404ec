import { expect } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { button, open, total } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';

test('a link chooses the level, term, shipping category and coupon [SUBSCRIBE-2, SUBSCRIBE-3]', async ({ page }) => {
  await open(page, 'level=low&years=3years&shipping=ship-c&code=FIVE');
  for (const name of ['Student', '3 years', 'International'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  await expect(page.getByText('CODE APPLIED')).toBeVisible();
  await expect(total(page)).toHaveText('$169.15');
  await open(page, 'level=high&years=lifetime');
  await expect(page.getByRole('radio', { name: 'Standard', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Lifetime', exact: true })).toBeChecked();
  await expect(total(page)).toHaveText('$960.00');
});

test.describe('with malformed page data', () => {
  test.use({ told: ['/settings/journal'] });

  test('an error replaces the form, and the rest of the page works', async ({ page }) => {
    await visit(page, '/subscribe?scenario=malformed-page-data');
    await expect(page.getByRole('alert')).toContainText('We cannot show this page');
    await expect(page.getByRole('alert')).toContainText('Some information is missing. Please reload the page.');
    await expect(page.getByRole('navigation', { name: 'Journal' }).getByRole('link', { name: 'Store' })).toBeVisible();
    await page.evaluate(() => window.mockJournal.choose('happy'));
    await button(page, 'Reload this page').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Subscribe' })).toBeVisible();
  });
});
