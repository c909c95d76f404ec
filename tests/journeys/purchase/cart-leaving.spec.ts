import { expect } from '@playwright/test';
import { fillWho, openCheckout, put, totals } from '#fixtures/journeys/cart-steps.ts';
import { stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { putBack, takeOut } from '#fixtures/journeys/mounting.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { button, field } from '#fixtures/journeys/steps.ts';
import { returnFromCache, visit } from '#fixtures/journeys/visit.ts';
import { requests } from '#mocks/replies.ts';

const { digitalIssue, donationOnce } = requests.addToCart;

test('refreshes the cart on return to its checkout, and keeps what was typed', { tag: '@bfcache' }, async ({
  page,
}) => {
  await openCheckout(page, [digitalIssue.body]);
  await fillWho(page);
  await page.getByRole('link', { name: 'Store', exact: true }).click();
  await expect(page).toHaveURL(/\/store$/);
  await put(page, donationOnce.body);
  await returnFromCache(page);
  await expect(totals(page)).toHaveText(['$33.00', '$33.00']);
  await expect(field(page, 'Name')).toHaveValue(ada.name);
  await expect(button(page, 'Proceed to Payment')).toBeEnabled();
});

test('a counter mounted after a bfcache restore refetches the cart', {
  tag: '@bfcache',
}, async ({ page }) => {
  await visit(page, '/store');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  expect((await stateOf(page)).calls).toEqual({}); // A page with a pending call is not kept in bfcache.
  await takeOut(page, 'header');
  await visit(page, '/logout');
  await put(page, digitalIssue.body);
  await returnFromCache(page);
  await putBack(page, 'header');
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible();
});
