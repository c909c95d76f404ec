import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { expect, type Page } from '@playwright/test';
import { test as base } from '#fixtures/journeys/host-page.ts';
import { violations } from '#fixtures/journeys/journey.ts';
import { ageBrowser } from '#fixtures/journeys/old-browser.ts';
import { openProfile } from '#fixtures/journeys/profile.ts';
import { ada, CHALLENGED_CARD } from '#fixtures/journeys/reader.ts';
import { button, challenge, field, fillCard, order, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { reload, visit } from '#fixtures/journeys/visit.ts';
import { createJournal, type Journal } from '#mocks/journal/journal.ts';
import { createHost } from '../../../docs/examples/host/server.ts';
import { examplePages } from '../../../scripts/docs/host-pages.ts';
import { withDoubles } from '../../../scripts/example-host/doubles.ts';
import { buildOf } from '../../../scripts/example-host/folder.ts';
import { mockBackend } from '../../../scripts/example-host/mock-backend.ts';

// The example host as a publisher runs it: the page data follows the session.

const test = base.extend<{ live: { origin: string; journal: Journal } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses a fixture's dependencies from the pattern.
  live: async ({}, use, { config }) => {
    const folder = buildOf(Number(new URL(config.metadata.hostSite).port));
    const journal = createJournal({ keepsCookies: true });
    const host = await withDoubles(journal, await createHost(mockBackend(journal), folder));
    const server: ServerType = serve({ fetch: host.fetch, port: 0 });
    await once(server, 'listening');
    await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}`, journal });
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ live }, use) => use(live.origin),
});

const main = (page: Page) => page.getByRole('main');

async function logIn(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('Email address', { exact: true }).fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill('correct horse');
  await main(page).getByRole('button', { name: 'Log in' }).click();
}

test('a visitor who opens the account logs in and lands there, unseen by another session [BEYOND-81]', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/account');
  await expect(page).toHaveURL('/login?url=%2Faccount');
  await logIn(page, 'ines@reader.example');
  await expect(page).toHaveURL('/account');
  await expect(main(page).getByText('ines@reader.example')).toBeVisible();

  const { context } = await openProfile(browser, { baseURL });
  const other = await context.newPage();
  await visit(other, '/account/name');
  await expect(other).toHaveURL('/login?url=%2Faccount%2Fname');
  await logIn(other, 'tomas@reader.example');
  await expect(other).toHaveURL('/account/name');
  await expect(main(other).getByLabel('Name', { exact: true })).toHaveValue('Tomás Lindqvist');
  await visit(other, '/account');
  await expect(main(other).getByText('tomas@reader.example')).toBeVisible();
  await expect(other.getByText('ines@')).toHaveCount(0);
  await context.close();

  await reload(page);
  await expect(main(page).getByText('ines@reader.example')).toBeVisible();
});

test('a visitor subscribes after a declined and a challenged card, and is logged in [BEYOND-91]', async ({ page }) => {
  await visit(page, '/subscribe');
  await order(page);
  await pay(page, '4000000000000002');
  await expect(main(page).getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
  await fillCard(page, CHALLENGED_CARD);
  await button(page, 'Submit Payment').click();
  await challenge(page).getByRole('button', { name: 'Complete' }).click();
  await seesReceipt(page);
  await visit(page, '/account');
  await expect(main(page).getByText('ada@reader.example')).toBeVisible();
});

for (const [browser, host, provider] of [
  ['the oldest supported browser', 'localhost', 'turnstile'],
  ['the oldest supported browser', 'localhost', 'hcaptcha'],
  ['it over plain HTTP', 'journal.test', 'turnstile'],
  ['it over plain HTTP', 'journal.test', 'hcaptcha'],
] as const)
  test.describe(`in ${browser}, with ${provider}`, () => {
    test.use({ baseURL: ({ live }, use) => use(live.origin.replace('localhost', host)) });

    test('a visitor donates, logs in and sees the header [BEYOND-192, BEYOND-193]', async ({ page, context, live }) => {
      await ageBrowser(context);
      live.journal.steer({ botProvider: provider });
      await visit(page, '/donate');
      const lacks = () => ['withResolvers' in Promise, 'toWellFormed' in String.prototype, isSecureContext];
      expect(await page.evaluate(lacks)).toEqual([false, false, host === 'localhost']);
      await field(page, 'Name').fill(ada.name);
      await field(page, 'Email').fill(ada.email);
      await proceed(page);
      await pay(page);
      await seesReceipt(page);
      await visit(page, '/login');
      await logIn(page, 'ines@reader.example');
      await expect(page).toHaveURL('/');
      await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in a ${colorScheme} scheme`, () => {
    // The payment form's provider is unreachable here.
    test.use({ colorScheme, failing: ['https://js.stripe.com/'], viewport: { width: 320, height: 800 } });
    // Uses the documented readers' pages, so that every widget has content.
    test.use({ baseURL: async ({ baseURL }, use, { config }) => use(config.metadata.hostSite ?? baseURL) });

    test('no page breaks an accessibility rule or scrolls sideways [BEYOND-80]', async ({ page }) => {
      for (const { address } of examplePages()) {
        await visit(page, address);
        expect([address, await violations(page)]).toEqual([address, []]);
        expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 320]);
      }
    });
  });
