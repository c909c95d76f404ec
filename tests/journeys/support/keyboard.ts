import { expect, type Locator, type Page } from '@playwright/test';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, width, height } = element.getBoundingClientRect();
    return {
      what: element.outerHTML.slice(0, 90),
      place: [...document.querySelectorAll('*')].indexOf(element),
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && width > 0 && height > 0,
      isInView: top >= 0 && top < window.innerHeight,
    };
  });

/** Presses Tab until a control has focus. Every stop must be visible, in view and further down the page. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  let place = (await focused(page))?.place ?? 0;
  do {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    expect(stop).toMatchObject({ isMarked: true, isInView: true });
    expect(stop?.place, stop?.what).toBeGreaterThan(place);
    place = stop?.place ?? place;
  } while (!(await control.evaluate((element) => element === document.activeElement)));
}
