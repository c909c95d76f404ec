import { expect, type Page } from '@playwright/test';
import { bodiesOf, tabTo } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const SHIRT = '/store/product/tide-table-shirt';

const quantity = (page: Page) => field(page, 'Quantity');
const lines = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Remove/ }) });

test('adds a size and a quantity to the cart, and shows them in every tab [STORE-1, STORE-3, STORE-9, STORE-14, STORE-16]', {
  tag: CORE,
}, async ({ page, context, network }) => {
  const other = await context.newPage();
  await visit(other, SHIRT);
  await expect(other.getByText('Empty Cart')).toBeVisible();
  await visit(page, '/store');
  await page.getByRole('link', { name: 'Tide table shirt' }).click();
  await expect(page).toHaveURL(SHIRT);
  await page.getByRole('radio', { name: 'Large' }).check();
  await quantity(page).fill('30');
  await quantity(page).blur();
  await expect(page.getByText('11 at most').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Small' }).check();
  await expect(quantity(page)).toHaveValue('4');
  await quantity(page).fill('2');
  await button(page, 'Add to Cart').click();
  await expect(page.getByText('2 in your cart')).toBeVisible();
  await expect(lines(page)).toContainText('Tide table shirt, Small');
  await expect(lines(other)).toContainText('Tide table shirt, Small');
  await other.getByRole('radio', { name: 'Small' }).check();
  await expect(quantity(other)).toHaveValue('2');
  await quantity(other).fill('3');
  await button(other, 'Update Cart').click();
  await expect(page.getByText('3 in your cart')).toBeVisible();
  await expect(quantity(page)).toHaveValue('3');
  expect(bodiesOf(network, 'addToCart')).toEqual([{ type: 'sized-product', item: { ref: 'sze:shirt-s' }, qty: 2 }]);
  await other.close();
});

test('the size, the quantity and the button work by keyboard alone', async ({ page }) => {
  await visit(page, SHIRT);
  await tabTo(page, page.getByRole('radio', { name: 'Small' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Increase Quantity' }));
  await page.keyboard.press('Enter');
  await expect(quantity(page)).toHaveValue('2');
  await tabTo(page, button(page, 'Add to Cart'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Update Cart')).toBeFocused();
  await expect(page.getByText('2 in your cart')).toBeVisible();
});
