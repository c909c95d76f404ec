import { expect, type Page } from '@playwright/test';
import { isAnswered } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { reload, visit } from '#fixtures/journeys/visit.ts';

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
