import { type Browser, devices, type Page } from 'playwright';

/** How a story is looked at: each as `1280 px, light`. */
export const LOOKS = [1280, 320].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ name: `${width} px, ${theme}`, width, theme })),
);

/** The screenshots of a story, by look. */
export type Shots = Map<string, Buffer>;

/** When stories take place, whatever the day. */
const NOW = new Date('2026-06-15T12:00:00Z');

const DESK = { width: 1280, height: 900 };

/** Opens the stories of a built workbench one after another in one page, and takes their pictures at rest. */
export async function cameraFor(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: DESK,
    reducedMotion: 'reduce',
    // Storybook pauses animations for its own test runner, for which stories play by themselves too.
    userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
  });
  await context.exposeBinding('resizePage', ({ page }, size: typeof DESK | undefined) =>
    page.setViewportSize(size ?? DESK),
  );
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  let isFirst = true;
  return async (id: string): Promise<Shots> => {
    // Accessibility is not what is looked at.
    if (isFirst) await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    else await page.evaluate((story) => window.sweep.open(story), id);
    isFirst = false;
    await page.evaluate(async (story) => {
      await window.sweep.problems(story);
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

/** Waits for fonts, for pictures, and until the page has stayed the same for a few frames. */
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
