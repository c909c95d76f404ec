import { expect } from '@playwright/test';
import { test } from '../support/host-page.ts';

const TOKEN = 'tok_never_told';
const PAGES = ['/account/email', '/account/address', '/donation/setup', '/subscribe/redeem', '/receipts'];

test('the token of an address is in no Referer, and gone from the address, on every page that takes one', async ({
  page,
  baseURL,
}) => {
  const told: string[] = [];
  page.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders();
    if (referer.includes(TOKEN) || (request.url().includes(TOKEN) && !request.isNavigationRequest()))
      told.push(`${request.url()} from ${referer}`);
  });
  for (const path of PAGES) {
    const response = await page.goto(`${path}?token=${TOKEN}`);
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.locator('main [data-journal] :is(h1, h2)').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}${path}\\?link=\\w+$`));
    expect(told).toEqual([]);
  }
});

test('a host that sends no Referrer-Policy tells the token to its own files in the head alone', async ({
  page,
  baseURL,
}) => {
  const told: string[] = [];
  page.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders();
    if (referer.includes(TOKEN)) told.push(new URL(request.url()).pathname);
  });
  await page.goto(`/hostile/account/address?token=${TOKEN}`);
  await expect(page.locator('main [data-journal] :is(h1, h2)').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/hostile/account/address\\?link=\\w+$`));
  const named = await page.evaluate(() =>
    [...document.head.querySelectorAll('link[href], script[src]')].map(
      (tag) => new URL(tag.getAttribute('href') ?? tag.getAttribute('src') ?? '', document.baseURI).pathname,
    ),
  );
  expect(told.filter((path) => !named.includes(path))).toEqual([]);
});
