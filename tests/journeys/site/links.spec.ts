import { expect } from '@playwright/test';
import { playedBy } from '../../support/played-by.ts';
import { test } from '../support/journey.ts';
import { button, field, open, total } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

const hostile = [
  'level=%3Cscript%3Ealert(1)%3C%2Fscript%3E&years=__proto__&shipping=constructor&code=..%2F..%2Fadmin',
  'level=LOW&years=4years&shipping=ship-d&type=toString&code=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  `level[]=high&years=${'9'.repeat(2_000)}&shipping=ship-a%00&code=${'A'.repeat(65)}`,
];

test('a link with invalid choices shows the defaults, and none of its text [SUBSCRIBE-2, SUBSCRIBE-3, SUBSCRIBE-4, SUBSCRIBE-9]', async ({
  page,
}) => {
  for (const query of hostile) {
    await test.step(query.slice(0, 60), async () => {
      await open(page, query);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(7);
      for (const name of ['Student', 'Print and digital', '1 year', 'United States'])
        await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
      await expect(total(page)).toHaveText('$36.00');
      await expect(page.getByRole('heading', { name: 'Coupon' })).toHaveCount(0);
      await expect(page.locator('main script:not([type]), main img[onerror]')).toHaveCount(0);
    });
  }
});

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

test(
  'a subscriber can only give or renew, and sees no form [SUBSCRIBE-13, SUBSCRIBE-14]',
  playedBy('subscribe-subscribe--subscriber'),
  async ({ page }) => {
    await open(page, 'reader=subscriber');
    await expect(
      page.getByText(
        'You already have an account. To give a subscription choose the gift option, or renew your own subscription.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Renew your subscription' })).toHaveAttribute(
      'href',
      '/subscribe/renew',
    );
    await expect(field(page, 'Name')).toHaveCount(0);
  },
);

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
