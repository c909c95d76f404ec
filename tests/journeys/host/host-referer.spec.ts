import { expect, type Page, type Request } from '@playwright/test';
import { test } from '#fixtures/journeys/host-page.ts';
import { visit } from '#fixtures/journeys/visit.ts';

const TOKEN = 'tok_never_told';
const PAGES = ['/account/email', '/account/address', '/donation/setup', '/subscribe/redeem', '/receipts'];

test.describe('on every page with a token', () => {
  // A monthly donation's page has a payment form, whose provider is unreachable here.
  test.use({ failing: ['https://js.stripe.com/'] });

  test('the token is in no Referer and disappears from the address', async ({ page, baseURL }) => {
    const asked = watchRequests(page);
    for (const path of PAGES) {
      const response = await visit(page, `${path}?token=${TOKEN}`);
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

function watchRequests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return asked;
}

/** The browser reports headers a moment after the request. */
const refererOf = (asked: readonly Request[]) =>
  Promise.all(asked.map(async (request) => ({ request, referer: (await request.allHeaders()).referer ?? '' })));
