import { expect } from '@playwright/test';
import { storyOf, test, testerOf } from './tester.ts';

test('a story shows side by side in two isolated worlds, at a shareable address [BEYOND-109]', async ({
  page,
  forget,
}) => {
  const tester = testerOf(page);
  await tester.open('subscribe-subscribe--visitor', 'network:hold');
  await page.getByRole('tab', { name: 'Side by side' }).click();
  const first = page.frameLocator('[title="First world"]');
  const second = page.frameLocator('[title="Second world"]');
  await page.getByLabel('Colours', { exact: true }).selectOption('Dark');
  await page.getByLabel('Reader', { exact: true }).selectOption('donor');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(second.getByLabel('Name', { exact: true })).not.toHaveValue('');
  await expect(first.getByLabel('Name', { exact: true })).toHaveValue('');
  await first.getByLabel('Name', { exact: true }).fill('Only in the first');
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('Tomás Lindqvist');
  const address = page.url();
  // The panel belongs to the canvas, where no event was sent and every call is held.
  await page.getByRole('tab', { name: 'Canvas' }).click();
  await expect(page.getByRole('button', { name: 'Step back' })).toBeDisabled();
  await tester.isIn('shipping', 'loading');
  await forget();
  await page.goto(address);
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Colours', { exact: true })).toHaveValue('dark');
  await page.getByLabel('Colours', { exact: true }).selectOption('As in the toolbar');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(storyOf(page).locator('html')).toHaveAttribute('data-theme', 'light');
});
