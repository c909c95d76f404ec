import { expect, type Page } from '@playwright/test';
import { put } from '#fixtures/journeys/cart-steps.ts';
import { isAnswered } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { openProfile } from '#fixtures/journeys/profile.ts';
import { button } from '#fixtures/journeys/steps.ts';
import { reload, visit } from '#fixtures/journeys/visit.ts';
import { requests } from '#mocks/replies.ts';

const nameOf = (page: Page) => page.getByLabel('Name', { exact: true });

test('a login or logout in one tab shows in the other after a reload', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, '/account/name');
  await expect(other).toHaveURL('/login?url=%2Faccount%2Fname');
  await visit(page, '/login');
  await page.getByRole('main').getByLabel('Email address', { exact: true }).fill('ines@reader.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/');
  await reload(other);
  await expect(other).toHaveURL('/account/name');
  await expect(nameOf(other)).toHaveValue('Ines Calloway');
  await visit(other, '/logout');
  await button(other, 'Log out').click();
  await expect(other).toHaveURL('/');
  await visit(page, '/account/name');
  await expect(page).toHaveURL('/login?url=%2Faccount%2Fname');
  await other.close();
});

test('a cart filled in one tab shows in the other and survives a reload', async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) await visit(each, '/store/checkout');
  expect(await countOf(other)).toBe(0);
  await put(page, requests.addToCart.basicProduct.body);
  expect(await countOf(other)).toBe(1);
  for (const each of [page, other]) {
    await reload(each);
    expect(await countOf(each)).toBe(1);
    expect(await each.locator('#journal-data').textContent()).toContain('"count":1');
  }
  await other.close();
});

test('another browser has its own journal', async ({ page, browser, baseURL }) => {
  await visit(page, '/account/name?reader=subscriber');
  await expect(nameOf(page)).toHaveValue('Ines Calloway');
  const { context: elsewhere } = await openProfile(browser, { baseURL });
  const guest = await elsewhere.newPage();
  await visit(guest, '/account/name');
  await expect(guest).toHaveURL('/login?url=%2Faccount%2Fname');
  await elsewhere.close();
});

test('the journal answers a page even when the worker thinks that the last one has closed', async ({ page }) => {
  await visit(page, '/store/checkout');
  await isAnswered(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { controller } = navigator.serviceWorker;
        navigator.serviceWorker.addEventListener(
          'message',
          ({ data }) => data.type === 'KEEPALIVE_RESPONSE' && resolve(),
        );
        // A closing page sends this to the worker, without knowing whether another page follows.
        controller?.postMessage('CLIENT_CLOSE');
        controller?.postMessage('KEEPALIVE_REQUEST');
      }),
  );
  expect(await countOf(page)).toBe(0);
  await reload(page);
  expect(await countOf(page)).toBe(0);
});

async function countOf(page: Page): Promise<number> {
  await isAnswered(page);
  return page.evaluate(async () => {
    const cart: { count: number } = await (await fetch('/api/cart')).json();
    return cart.count;
  });
}
