import { test as base, type CDPSession, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { guard } from '#fixtures/world/browser.ts';
import { site } from '../../../playwright.workbench.config.ts';

interface Shared {
  page: Page;
  forget: () => Promise<void>;
}

/**
 * A worker's journeys share a page, because a new page compiles all of Storybook again and takes twice as long to open.
 * Each one begins with a new document and empty storage.
 */
export const test = base.extend<{ forget: () => Promise<void> }, { shared: Shared }>({
  shared: [
    async ({ browser }, use) => {
      // Storybook's loading animations would take time from loading.
      const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
      context.setDefaultTimeout(guard);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await use({ page, forget: () => forget(page, session) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ shared }, use) => use(shared.page.context()),
  page: async ({ shared: { page, forget: forgetAll }, viewport, permissions }, use) => {
    await forgetAll();
    if (viewport) await page.setViewportSize(viewport);
    await page.context().clearPermissions();
    await page.context().grantPermissions(permissions ?? []);
    await use(page);
  },
  forget: ({ shared }, use) => use(shared.forget),
});

/** Leaves the page and clears all of its browser's data except cached files. */
async function forget(page: Page, session: CDPSession): Promise<void> {
  // A document without scripts, so nothing is stored again.
  await page.goto('/project.json');
  await page.evaluate(() => sessionStorage.clear());
  await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: STORED });
}

/** Everything except the mock worker, which each story restarts anyway. */
const STORED = 'cookies,local_storage,indexeddb,cache_storage';

/** A tester who only uses the panel's buttons. */
export function testerOf(page: Page) {
  let clicks = 0;
  const click = (target: Locator) => {
    clicks += 1;
    return target.click();
  };
  const press = (name: string) => click(page.getByRole('button', { name, exact: true }).first());
  const machine = (name: string) => page.locator(`.mp-machine[data-name="${name}"]`);
  const call = (words: string) => page.getByRole('group', { name: words });
  const open = async (story: string, globals = ''): Promise<void> => {
    await page.goto(`/?path=/story/${story}${globals && `&globals=${globals}`}`);
    await expect(page.locator('.mp-machine').first()).toBeVisible();
  };
  return {
    /** Opens a story without the sidebar, which takes two fifths of the time. */
    open: (story: string, globals = '') => open(`${story}&nav=false`, globals),
    openWithSidebar: open,
    press,
    follow: click,
    clicks: () => clicks,
    choose: (name: string) => click(machine(name)),
    view: (name: string | RegExp) => click(page.getByRole('tab', { name })),
    /** Chooses a condition. */
    set(name: string, choice: string): Promise<unknown> {
      clicks += 1;
      return page.getByLabel(name, { exact: true }).selectOption(choice);
    },
    call,
    async answer(words: string, reply: string, isAlways = false): Promise<void> {
      if (isAlways) await click(call(words).getByLabel('Same answer each time'));
      await click(call(words).getByRole('button', { name: new RegExp(`^(\\d+ )?${reply}$`) }));
    },
    async stopTime(): Promise<void> {
      await press('Stop time');
      await expect(page.getByRole('button', { name: 'Stop time', pressed: true })).toBeVisible();
    },
    isIn: (name: string, state: string) => expect(machine(name).locator('.mp-state')).toHaveText(state),
    async copyLink(): Promise<string> {
      await press('Copy link');
      const link = page.locator('.mp-copy');
      await expect(link).toHaveValue(/steps:\d/);
      return link.inputValue();
    },
  };
}

export const storyOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
