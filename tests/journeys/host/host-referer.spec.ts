import { expect, type Page, type Request } from '@playwright/test';
import { test } from '../support/host-page.ts';

const TOKEN = 'tok_never_told';
const PAGES = ['/account/email', '/account/address', '/donation/setup', '/subscribe/redeem', '/receipts'];

test.describe('on every page that takes one', () => {
  // The page of a monthly donation is a payment form, and asks for the provider's script.
  test.use({ failing: ['https://js.stripe.com/'] });

  test('the token of an address is in no Referer, and gone from the address', async ({ page, baseURL }) => {
    const asked = watchRequests(page);
    for (const path of PAGES) {
      const response = await page.goto(`${path}?token=${TOKEN}`);
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      await expect(page.locator('main [data-journal] :is(h1, h2)').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`^${baseURL}${path}\\?link=\\w+$`));
      const told = (await refererOf(asked)).filter(
        ({ request, referer }) =>
          referer.includes(TOKEN) || (request.url().includes(TOKEN) && !request.isNavigationRequest()),
      );
      expect(told.map(({ request, referer }) => `${request.url()} from ${referer}`)).toEqual([]);
    }
  });
});

test('a host that sends no Referrer-Policy tells the token to its own files in the head alone', async ({
  page,
  baseURL,
}) => {
  const asked = watchRequests(page);
  await page.goto(`/hostile/account/address?token=${TOKEN}`);
  await expect(page.locator('main [data-journal] :is(h1, h2)').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/hostile/account/address\\?link=\\w+$`));
  const named = await page.evaluate(() =>
    [...document.head.querySelectorAll('link[href], script[src]')].map(
      (tag) => new URL(tag.getAttribute('href') ?? tag.getAttribute('src') ?? '', document.baseURI).pathname,
    ),
  );
  const told = (await refererOf(asked)).filter(({ referer }) => referer.includes(TOKEN));
  const paths = told.map(({ request }) => new URL(request.url()).pathname);
  expect(paths.filter((path) => !named.includes(path))).toEqual([]);
});

/** Keeps every request of a page from now on. */
function watchRequests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return asked;
}

/** What each request told of the page that made it. The browser tells its headers a moment after the request. */
const refererOf = (asked: readonly Request[]) =>
  Promise.all(asked.map(async (request) => ({ request, referer: (await request.allHeaders()).referer ?? '' })));
