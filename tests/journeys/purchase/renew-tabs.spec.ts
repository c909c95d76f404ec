import { expect } from '@playwright/test';
import { exchangesOf } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';

test('reports a renewal in the other tab, which charges nothing on its own [RENEW-2]', async ({ page, network }) => {
  await visit(page, '/subscribe/renew?reader=subscriber');
  const other = await page.context().newPage();
  await visit(other, '/subscribe/renew');
  const email = other.getByLabel('Email address', { exact: true });
  await email.fill('ines@post.example');
  await button(page, 'Submit Payment').click();
  await expect(page).toHaveURL(/\/receipts\?link=/);
  const told = other
    .getByRole('alert')
    .filter({ hasText: 'Your subscription was renewed after you opened this page.' });
  await expect(told).toBeVisible();
  await expect(other.getByText('You have 14 issues left. Renewing now adds to them.')).toBeVisible();
  await expect(email).toHaveValue('ines@post.example');
  await button(other, 'Submit Payment').click({ force: true });
  expect(exchangesOf(network, 'renewSubscription')).toHaveLength(1);
  await button(other, 'Renew again anyway').click();
  await expect(told).toHaveCount(0);
  expect(exchangesOf(network, 'renewSubscription')).toHaveLength(1);
  await other.close();
});
