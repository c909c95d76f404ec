import { expect } from '@playwright/test';
import { CORE } from '#fixtures/world/effort.ts';
import { storyOf, test, testerOf } from './tester.ts';

test('the built Storybook only sends requests to its own server', { tag: CORE }, async ({ page, baseURL }) => {
  const outside: string[] = [];
  const isOwn = (address: string) => {
    const { origin, protocol } = new URL(address);
    return origin === baseURL || protocol === 'data:' || protocol === 'blob:';
  };
  page.on('response', (response) => {
    // The worker serves the provider's script from its original address.
    if (!isOwn(response.url()) && !response.fromServiceWorker()) outside.push(response.url());
  });
  page.on('requestfailed', (request) => {
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isLeft && !isOwn(request.url())) outside.push(request.url());
  });
  await testerOf(page).openWithSidebar('pay-payment-form--open');
  await expect(storyOf(page).getByLabel('Card number')).toBeVisible();
  expect(outside).toEqual([]);
});

test('the debug widget’s link opens a story of the same state [SHELL-20]', async ({ page }) => {
  await page.goto('/?state=subscribe.open.ordering&state=checkout.completing&state=fulfilment.polling');
  await expect(page).toHaveURL(/path=\/story\/subscribe-subscribe--polling/);
});

test('a link opens a story for another reader, in other colours, on a hostile host', async ({ page }) => {
  const tester = testerOf(page);
  await tester.open('subscribe-subscribe--visitor', 'reader:donor;theme:dark;hostCss:aggressive');
  const story = storyOf(page);
  await expect(story.getByLabel('Name', { exact: true })).not.toHaveValue('');
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
});
