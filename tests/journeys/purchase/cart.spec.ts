import { expect, type Page } from '@playwright/test';
import type { CartState } from '#machines/api/contract.ts';
import { requests } from '#mocks/replies.ts';
import { playedBy } from '../../support/played-by.ts';
import { callsOf, isAnswered, stateOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { button } from '../support/steps.ts';
import { reload, visit } from '../support/visit.ts';

const LIGHTS = 'Harbour lights, art print';
const PRODUCT = '/store/product/harbour-lights';

const counter = (page: Page, count: number) => page.getByRole('link', { name: `Cart, ${count} in it` });
const line = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Remove ${name}` }) });
const total = (page: Page, amount: string) =>
  expect(page.getByRole('row', { name: `Total ${amount}`, exact: true }).first()).toBeVisible();

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

test('five fast clicks on an arrow end at the fifth quantity and its total [CART-14]', async ({ page }) => {
  await fill(page, requests.addToCart.basicProduct.body);
  await visit(page, '/store/checkout');
  const more = button(page, `One more of ${LIGHTS}`);
  await more.waitFor();
  for (let clicks = 0; clicks < 5; clicks += 1) await more.click({ delay: 0 });
  await expect(line(page, LIGHTS)).not.toHaveAttribute('aria-busy');
  await expect(counter(page, 6)).toBeVisible();
  const { carts } = await stateOf(page);
  expect(Object.values(carts).map(({ lines }) => lines.map(({ qty }) => qty))).toEqual([[6]]);
  await total(page, await charged(page));
  await expect(more).toBeFocused();
});

test('removing a line moves the focus, and removing the last shows an empty cart [CART-15]', async ({ page }) => {
  await fill(page, requests.addToCart.basicProduct.body, requests.addToCart.digitalProduct.body);
  await visit(page, '/store/checkout');
  await button(page, `Remove ${LIGHTS}`).focus();
  await page.keyboard.press('Enter');
  await expect(line(page, LIGHTS)).toHaveCount(0);
  await expect(button(page, 'Remove A field guide to lamps')).toBeFocused();
  await expect(counter(page, 1)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(counter(page, 1)).toHaveCount(0);
});

test.describe('a quantity above the stock', () => {
  test.use({ failing: ['/api/cart'] });

  test(
    'shows how many are left and sets that quantity [CART-17]',
    playedBy('store-cart--fewer-left'),
    async ({ page }) => {
      await fill(page, requests.addToCart.basicProduct.body);
      await visit(page, '/store/checkout');
      await button(page, `One more of ${LIGHTS}`).waitFor();
      await page.evaluate(() =>
        window.mockJournal.work(({ state }) => {
          state.stock['prd:lights'] = 2;
        }),
      );
      // Clicks before any answer can arrive, because an answer may remove the arrow.
      await button(page, `One more of ${LIGHTS}`).evaluate(async (arrow: HTMLElement) => {
        for (let clicks = 0; clicks < 4; clicks += 1) {
          arrow.click();
          await new Promise((resolve) => setTimeout(resolve));
        }
      });
      await expect(line(page, LIGHTS)).toContainText('Only 2 are left.');
      await expect(counter(page, 2)).toBeVisible();
      await total(page, '$72.00');
    },
  );
});

test('the cart survives a reload, and a restored page refreshes it', { tag: '@bfcache' }, async ({ page }) => {
  await fill(page, requests.addToCart.basicProduct.body);
  await visit(page, '/store/checkout');
  await button(page, `One more of ${LIGHTS}`).click();
  await expect(counter(page, 2)).toBeVisible();
  await reload(page);
  await expect(counter(page, 2)).toBeVisible();
  await expect(line(page, LIGHTS)).toContainText('$72.00');
  await visit(page, PRODUCT);
  await fill(page, requests.addToCart.digitalProduct.body);
  await page.goBack({ waitUntil: 'commit' });
  await expect(line(page, 'A field guide to lamps')).toBeVisible();
  await expect(counter(page, 3)).toBeVisible();
  await page.goForward({ waitUntil: 'commit' });
  await expect(counter(page, 3)).toBeVisible();
  expect(await callsOf(page, 'checkOutCart')).toBe(0);
});

async function charged(page: Page): Promise<string> {
  const cents = await page.evaluate(async () => {
    const { billing }: CartState = await (await fetch('/api/cart')).json();
    return billing.a.reported.reduce((sum, { price }) => sum + price, 0);
  });
  return `$${(cents / 100).toFixed(2)}`;
}

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
