import { expect, type Locator, type Page } from '@playwright/test';

/** What has the focus: its place from the top of the document, and whether a reader can see that it has it. */
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

/** Moves on by Tab until a control has the focus; on the way every stop is marked, in view and further down the page. */
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
