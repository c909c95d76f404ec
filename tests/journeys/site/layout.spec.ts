import { expect, type Page } from '@playwright/test';
import { OWN_PROFILE, test } from '#fixtures/journeys/journey.ts';
import { CHALLENGED_CARD } from '#fixtures/journeys/reader.ts';
import { challenge, field, fillPrint, open, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';

const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => element.outerHTML.slice(0, 120));
  });

// At 400 % zoom, 1280 × 1024 px leave 320 × 256 px.
test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a whole purchase never scrolls sideways', async ({ page }) => {
    await open(page);
    expect(await overflowing(page)).toEqual([]);
    await proceed(page);
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    expect(await overflowing(page)).toEqual([]);
    await fillPrint(page);
    await proceed(page);
    await expect(field(page, 'Card number')).toBeVisible();
    expect(await overflowing(page)).toEqual([]);
    await pay(page, CHALLENGED_CARD);
    await expect(challenge(page)).toBeVisible();
    expect(await overflowing(page)).toEqual([]);
    await challenge(page).getByRole('button', { name: 'Complete' }).click();
    await seesReceipt(page);
    expect(await overflowing(page)).toEqual([]);
  });
});

test.describe('at 320 px', () => {
  // The policy would refuse the style.
  test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

  test('text of twice the size never scrolls a page sideways [BEYOND-150]', { tag: OWN_PROFILE }, async ({ page }) => {
    for (const path of [
      '/subscribe?reader=visitor',
      '/subscribe/redeem?token=gft_p8Lx3N',
      '/subscribe/renew?reader=extended',
      '/store/checkout?reader=visitor',
      '/account?reader=extended',
    ])
      await test.step(path, async () => {
        await visit(page, path);
        await page.addStyleTag({ content: ':root { --jr-size: 32px !important }' });
        expect(await overflowing(page)).toEqual([]);
      });
  });
});

/** Controls outside running text that are too low for touch. */
const tooLow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-journal] :is(button, a, label:has(> input))')]
      .filter((element) => {
        const { height } = element.getBoundingClientRect();
        const isInText =
          getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent;
        return height > 1 && height < 44 && !isInText;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('controls are high enough', { tag: OWN_PROFILE }, async ({ page }) => {
    for (const { path, heading } of [
      { path: '/account?reader=extended', heading: 'Your account' },
      { path: '/account/address?reader=address-removable', heading: 'Your addresses' },
      { path: '/subscribe?reader=visitor', heading: 'Subscribe' },
      { path: '/store/issues?reader=visitor', heading: 'Back issues' },
      { path: '/store/checkout?reader=visitor', heading: 'Check Out' },
    ])
      await test.step(path, async () => {
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        expect(await tooLow(page)).toEqual([]);
      });
  });
});
