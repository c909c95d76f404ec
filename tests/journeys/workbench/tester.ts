import { expect, type FrameLocator, type Page } from '@playwright/test';

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
export async function countActions(page: Page): Promise<() => number> {
  let actions = 0;
  await page.exposeFunction('tellAction', () => {
    actions += 1;
  });
  for (const frame of page.frames())
    await frame.evaluate(() => {
      for (const type of ['pointerdown', 'keydown'])
        document.addEventListener(
          type,
          ({ isTrusted }) => isTrusted && (window as Window & { tellAction?: () => void }).tellAction?.(),
          true,
        );
    });
  return () => actions;
}
