import { test as base, type CDPSession, expect, type FrameLocator, type Page } from '@playwright/test';
import { site } from '../../../playwright.workbench.config.ts';
import { guard } from '../../support/browser.ts';

/** A page that the journeys of a worker use one after another, and a way to have its browser forget what they left. */
interface Shared {
  page: Page;
  forget: () => Promise<void>;
}

/**
 * The journeys of a worker share a page, because a page of its own compiles all of Storybook anew and so takes twice as
 * long to open. Each begins with a new document and with nothing stored.
 */
export const test = base.extend<{ forget: () => Promise<void> }, { shared: Shared }>({
  shared: [
    async ({ browser }, use) => {
      // Storybook's loaders move for as long as it loads, and every frame of them costs the time that loading needs.
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

/** Leaves the page, and has its browser forget everything but the files that it has cached. */
async function forget(page: Page, session: CDPSession): Promise<void> {
  // A document of the site that runs nothing, so nothing is stored again.
  await page.goto('/project.json');
  await page.evaluate(() => sessionStorage.clear());
  await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: STORED });
}

/** All but the mock worker, which each story starts anew. */
const STORED = 'cookies,local_storage,indexeddb,cache_storage';

/** A tester at the workbench: everything by the buttons of its panel, nothing typed. */
export function testerOf(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const machine = (name: string) => page.locator(`.mp-machine[data-name="${name}"]`);
  const call = (words: string) => page.getByRole('group', { name: words });
  return {
    /** Opens a story, with the toolbar set. */
    async open(story: string, globals = ''): Promise<void> {
      await page.goto(`/?path=/story/${story}${globals && `&globals=${globals}`}`);
      await expect(page.locator('.mp-machine').first()).toBeVisible();
    },
    press,
    choose: (name: string) => machine(name).click(),
    /** Opens one of the views below the controls. */
    view: (name: string | RegExp) => page.getByRole('tab', { name }).click(),
    /** The call of these words that is in flight. */
    call,
    /** Answers the call of these words that is in flight. */
    async answer(words: string, reply: string, isAlways = false): Promise<void> {
      if (isAlways) await call(words).getByLabel('Each time').check();
      await call(words)
        .getByRole('button', { name: new RegExp(`^(\\d+ )?${reply}$`) })
        .click();
    },
    async stopTime(): Promise<void> {
      await press('Time stands still');
      await expect(page.getByRole('button', { name: 'Time stands still', pressed: true })).toBeVisible();
    },
    /** Expects a machine to be in a state. */
    isIn: (name: string, state: string) => expect(machine(name).locator('.mp-state')).toHaveText(state),
    /** The address of the very state that the story is in. */
    async copyLink(): Promise<string> {
      await press('Copy link');
      const link = page.locator('.mp-copy');
      await expect(link).toHaveValue(/steps:s/);
      return link.inputValue();
    },
  };
}

/** What the story shows. */
export const storyOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

/** Counts every press of the pointer and every key from now on, in the panel and in the story. */
export async function countActions(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => ({ actions: 0 }));
  for (const frame of page.frames())
    await frame.evaluate(() => {
      for (const type of ['pointerdown', 'keydown'])
        document.addEventListener(
          type,
          ({ isTrusted }) => isTrusted && window.top?.dispatchEvent(new Event('test-action')),
          true,
        );
    });
  await counter.evaluate((counted) =>
    window.addEventListener('test-action', () => {
      counted.actions += 1;
    }),
  );
  return () => counter.evaluate(({ actions }) => actions);
}
