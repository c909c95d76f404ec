import { expect, type FrameLocator, type Page } from '@playwright/test';

/** A tester at the workbench: everything by the buttons of its panels, nothing typed. */
export function testerOf(page: Page) {
  const panel = (name: 'Machine' | 'Replies') => page.getByRole('tab', { name, exact: true }).click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const machine = (name: string) => page.locator(`.mp-machine[data-name="${name}"]`);
  return {
    /** Opens a story, with the toolbar set. */
    async open(story: string, globals = ''): Promise<void> {
      await page.goto(`/?path=/story/${story}${globals && `&globals=${globals}`}`);
      await panel('Machine');
      await expect(page.locator('.mp-machine').first()).toBeVisible();
    },
    panel,
    press,
    choose: (name: string) => machine(name).click(),
    /** Sends the first example of an event. */
    async send(event: string): Promise<void> {
      await press(`${event} …`);
      await press(`Send ${event}`);
    },
    /** Answers the call of these words that is in flight. */
    async answer(words: string, reply: string, isAlways = false): Promise<void> {
      await panel('Replies');
      const call = page.getByRole('group', { name: words });
      if (isAlways) await call.getByLabel('Each time from now on').check();
      await call.getByRole('button', { name: reply, exact: true }).click();
      await expect(page.getByRole('cell', { name: words }).first()).toBeVisible();
      await panel('Machine');
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
      await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/steps:s/);
      return page.getByLabel('Link', { exact: true }).inputValue();
    },
  };
}

/** What the story shows. */
export const storyOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
