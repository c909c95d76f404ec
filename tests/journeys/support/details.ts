import { expect, type Locator, type Page } from '@playwright/test';
import type { CallId } from '#mocks/documented.ts';
import { callAt } from '#mocks/routes.ts';
import type { Network } from './network.ts';

export const exchangesOf = ({ exchanges }: Network, id: CallId) =>
  exchanges.filter(({ method, url }) => callAt(method, new URL(url).pathname) === id);

export const bodiesOf = (network: Network, id: CallId): unknown[] =>
  exchangesOf(network, id).map(({ sent }) => (sent === '' ? undefined : JSON.parse(sent)));

export const focusAt = (page: Page): Promise<number> =>
  page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? Number.NaN);

export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab never reached the control.');
}
