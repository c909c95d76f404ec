import { expect, type Locator, type Page } from '@playwright/test';
import { review } from '#fixtures/journeys/cart-steps.ts';
import { test, violations } from '#fixtures/journeys/journey.ts';
import { field, open } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };

const summary = (page: Page) => page.getByRole('region', { name: 'Your order', exact: true });
const bar = (page: Page) => page.getByRole('button', { name: /^Order total/ });
const LINE = 'Student, print and digital, 1 year';

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  if (!box) throw new Error('It is not visible.');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
};

/** Whether a control ends above a bar that is at the bottom of the window. */
const isAbove = async (control: Locator, below: Locator): Promise<boolean> =>
  control.evaluate(
    (element, shown) => {
      const edge = shown?.getBoundingClientRect();
      return !!edge && edge.bottom <= window.innerHeight && element.getBoundingClientRect().bottom <= edge.top;
    },
    await below.elementHandle(),
  );

const timesRead = async (page: Page, name: string) =>
  (await page.locator('body').ariaSnapshot()).split(new RegExp(`rowheader "${name}`)).length - 1;

test.describe('beside the form', () => {
  test.use({ viewport: desk });

  test('the summary stays in view while the form scrolls, and each line is announced once [BEYOND-10, BEYOND-14]', async ({
    page,
  }) => {
    await open(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await timesRead(page, LINE)).toBe(1);
    for (const label of ['Donation amount', 'Name', 'Address line 1', 'City']) {
      await field(page, label).scrollIntoViewIfNeeded();
      const { top, bottom } = await boxOf(review(page).getByRole('row', { name: /^Total/ }));
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(desk.height);
    }
  });

  test('nothing shifts when the summary of a gift or a change appears [BEYOND-10]', async ({ page }) => {
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('form fieldset > *')].slice(0, 2).map((part) => {
          const { left, top, width } = part.getBoundingClientRect();
          return [left, top + window.scrollY, width].map(Math.round);
        }),
      );
    for (const address of [
      '/subscribe/redeem?token=gft_digitalGift',
      '/account/subscriptions/sub_Nr02?reader=digital',
    ]) {
      await visit(page, address);
      const print = page.getByRole('radio', { name: /United States/ });
      await expect(print).not.toBeChecked();
      const before = await places();
      await print.check();
      await expect(summary(page)).toBeVisible();
      expect(await places()).toEqual(before);
    }
  });

  test('a summary taller than the window scrolls on its own and keeps its total in view [BEYOND-16]', async ({
    page,
  }) => {
    await open(page);
    const line = review(page).getByRole('row', { name: new RegExp(LINE) });
    await line.evaluate((row) => {
      for (let copies = 0; copies < 1_000; copies += 1) row.parentElement?.append(row.cloneNode(true));
    });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect((await boxOf(review(page).getByRole('row', { name: /^Total/ }))).bottom).toBeLessThanOrEqual(desk.height);
    await field(page, 'Name').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    const panel = review(page).locator('xpath=../..');
    const total = review(page).getByRole('row', { name: /^Total/ });
    expect((await boxOf(summary(page))).bottom).toBeLessThanOrEqual(desk.height);
    for (const top of [0, 3_000, 20_000]) {
      await panel.evaluate((shown, to) => shown.scrollTo({ top: to }), top);
      expect(await panel.evaluate((shown) => shown.scrollTop)).toBeGreaterThanOrEqual(top);
      expect((await boxOf(total)).bottom).toBeLessThanOrEqual(desk.height);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: phone });

  test('keeps a one-line bar in view on a phone, and never covers a focused field with it [BEYOND-11]', {
    tag: CORE,
  }, async ({ page }) => {
    await open(page);
    const { height } = await boxOf(bar(page));
    expect(height).toBeLessThan(64);
    const { fontSize } = await bar(page).evaluate((element) => getComputedStyle(element));
    expect(height).toBeLessThan(4 * Number.parseFloat(fontSize));
    for (const label of ['Donation amount', 'Name', 'Email', 'Confirm password', 'Address line 1', 'City']) {
      await field(page, label).focus();
      await expect.poll(() => isAbove(field(page, label), bar(page)), label).toBe(true);
    }
  });

  for (const direction of ['ltr', 'rtl'])
    test(`the bar opens wherever it is pressed, ${direction}, and never hides a control from an audit [BEYOND-11]`, async ({
      page,
    }) => {
      await open(page);
      await page.locator('.jr').evaluateAll((widgets, dir) => {
        for (const widget of widgets) widget.setAttribute('dir', dir);
      }, direction);
      // At one of these positions the bar covers half a control.
      for (const top of [0, 12, 24, 36, 48]) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        expect(await violations(page, 'target-size')).toEqual([]);
      }
      for (const part of [0.05, 0.5, 0.95]) {
        const { width, height } = (await summary(page).boundingBox()) ?? phone;
        await summary(page).click({ position: { x: width * part, y: height / 2 } });
        await expect(review(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(review(page)).toHaveCount(0);
      }
    });
});
