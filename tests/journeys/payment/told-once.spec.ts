import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { button, field, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { goBack, reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

/**
 * Records the host events of all pages and tabs in one list. Dispose of it, because the next journey shares the
 * context.
 */
const hear = (page: Page): Promise<AsyncDisposable> =>
  page.context().addInitScript(() => {
    for (const name of ['journal:order-completed', 'journal:cart-updated', 'journal:login'] as const)
      document.addEventListener(name, ({ detail }) => {
        const heard = JSON.parse(localStorage.getItem('heard') ?? '[]');
        localStorage.setItem('heard', JSON.stringify([...heard, [name, detail]]));
      });
  });

const heardBy = (page: Page): Promise<[string, Record<string, unknown>][]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('heard') ?? '[]'));

const ordersIn = async (page: Page) =>
  (await heardBy(page)).filter(([name]) => name === 'journal:order-completed').map(([, detail]) => detail);

/** A new tab with a copy of the first one's storage, like a browser's "Duplicate tab". */
async function duplicate(page: Page): Promise<Page> {
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  const tab = await page.context().newPage();
  await tab.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  await visit(tab, page.url());
  return tab;
}

const donated = {
  widget: 'donate',
  status: 'completed',
  reference: expect.stringMatching(/^R-\d+$/),
  kind: 'donation',
  amount: 2_500,
  currency: 'USD',
};

async function donate(page: Page): Promise<void> {
  await visit(page, '/donate?journal=new');
  await field(page, 'Name').fill(ada.name);
  await field(page, 'Email').fill(ada.email);
  await proceed(page);
}

test('announces an order once despite a reload, Back and a duplicated tab [BEYOND-84]', { tag: CORE }, async ({
  page,
}) => {
  await using _hearing = await hear(page);
  await donate(page);
  const other = await duplicate(page);
  await pay(page);
  await seesReceipt(page);
  expect(await ordersIn(page)).toEqual([donated]);
  await reload(page);
  await seesReceipt(page);
  await reload(other);
  await expect(field(other, 'Name')).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ordersIn(page)).toEqual([donated]);
});

test('announces a cart changed in another tab to both hosts, but not a cart that was only read [BEYOND-83]', async ({
  page,
}) => {
  await visit(page, '/store?journal=new');
  await using _hearing = await hear(page);
  await visit(page, '/store/product/harbour-lights');
  const other = await page.context().newPage();
  await visit(other, '/store');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await heardBy(page)).toEqual([]);
  await button(page, 'Add to Cart').click();
  const change = ['journal:cart-updated', { count: 1, version: 1 }];
  await expect.poll(() => heardBy(page)).toEqual([change, change]);
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await other.bringToFront();
  expect(await heardBy(page)).toEqual([change, change]);
});
