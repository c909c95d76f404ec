import { type Browser, devices, type Page } from 'playwright';
import type {} from '#storybook/stepping/door.ts';

export const LOOKS = [1280, 320].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ name: `${width} px, ${theme}`, width, theme })),
);

export type Shots = Map<string, Buffer>;

const NOW = new Date('2026-06-15T12:00:00Z');

const DESK = { width: 1280, height: 900 };

/** Opens the stories of a built workbench in one page and takes their screenshots at rest. */
export async function cameraFor(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: DESK,
    reducedMotion: 'reduce',
    // For its test runner, Storybook pauses animations and still plays stories.
    userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
  });
  await context.exposeBinding('resizePage', ({ page }, size: typeof DESK | undefined) =>
    page.setViewportSize(size ?? DESK),
  );
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  let isFirst = true;
  return async (id: string): Promise<Shots> => {
    // Skips accessibility checks.
    if (isFirst) await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    else await page.evaluate((story) => window.sweep.open(story), id);
    isFirst = false;
    await page.evaluate(async (story) => {
      await window.sweep.problems(story);
      // On a busy machine, an answer takes longer than the frames below. An older workbench lacks this function.
      await window.stepping.quiet?.();
      window.sweep.rest();
    }, id);
    return shoot(page);
  };
}

async function shoot(page: Page): Promise<Shots> {
  const shots: Shots = new Map();
  for (const { name, width, theme } of LOOKS) {
    await page.setViewportSize({ width, height: DESK.height });
    await page.evaluate((colours) => {
      document.documentElement.dataset.theme = colours;
    }, theme);
    await still(page);
    shots.set(name, await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' }));
  }
  return shots;
}

/** Waits for fonts, pictures, and a few unchanged frames. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let before = '';
    for (let same = 0; same < 3; ) {
      await frame();
      const now = document.body.innerHTML;
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
