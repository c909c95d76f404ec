import { expect, type Page } from '@playwright/test';
import { callsOf, isAnswered } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button } from '#fixtures/journeys/steps.ts';
import { reload, returnFromCache, visit } from '#fixtures/journeys/visit.ts';
import { requests } from '#mocks/replies.ts';

const LIGHTS = 'Harbour lights, art print';
const PRODUCT = '/store/product/harbour-lights';

const counter = (page: Page, count: number) => page.getByRole('link', { name: `Cart, ${count} in it` });
const line = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Remove ${name}` }) });

test('a product added in one tab is counted in the other, without a request [SHELL-4, SHELL-5]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(other, '/donate');
  await isAnswered(other);
  await expect(other.getByRole('link', { name: /^Cart,/ })).toHaveCount(0);
  await visit(page, PRODUCT);
  await button(page, 'Add to Cart').click();
  await expect(counter(page, 1)).toHaveAttribute('href', '/store/checkout');
  await expect(counter(other, 1)).toBeVisible();
  await other.close();
});

test('the cart survives a reload, and a restored page refreshes it', { tag: '@bfcache' }, async ({ page }) => {
  await fill(page, requests.addToCart.basicProduct.body);
  await visit(page, '/store/checkout');
  await button(page, `One more of ${LIGHTS}`).click();
  await expect(counter(page, 2)).toBeVisible();
  await reload(page);
  await expect(counter(page, 2)).toBeVisible();
  await expect(line(page, LIGHTS)).toContainText('Shipping $8.00$64.00');
  await visit(page, PRODUCT);
  await fill(page, requests.addToCart.digitalProduct.body);
  await returnFromCache(page);
  await expect(line(page, 'A field guide to lamps')).toBeVisible();
  await expect(counter(page, 3)).toBeVisible();
  await returnFromCache(page, 'goForward');
  await expect(counter(page, 3)).toBeVisible();
  expect(await callsOf(page, 'checkOutCart')).toBe(0);
});

async function fill(page: Page, ...actions: object[]): Promise<void> {
  if (page.url() === 'about:blank') await visit(page, '/logout');
  await isAnswered(page);
  await page.evaluate(async (bodies) => {
    for (const body of bodies) {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/cart', { method: 'POST', headers, body: JSON.stringify(body) });
    }
  }, actions);
}
