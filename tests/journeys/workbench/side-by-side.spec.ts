import { expect, test } from '@playwright/test';
import { storyOf, testerOf } from './tester.ts';

test('a story stands side by side in two worlds that know nothing of one another, at an address to share [BEYOND-109]', async ({
  page,
  context,
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
  await second.getByLabel('Name', { exact: true }).fill('Only in the second');
  await expect(first.getByLabel('Name', { exact: true })).toHaveValue('');
  // The panel is that of the canvas: its calls are held, and nothing was done there.
  await expect(page.getByRole('button', { name: 'Step back' })).toBeDisabled();
  await tester.answer('/api/config/shipping', 'Its own answer');
  await tester.isIn('shipping', 'loaded');
  for (const frame of page.frames().slice(2))
    expect(await frame.evaluate(() => window.stepping.states())).toMatchObject({ 'subscribe/shipping': 'loading' });
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.frameLocator('[title="Second world"]').locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(shared.getByLabel('Colours', { exact: true })).toHaveValue('dark');
  await shared.getByLabel('Colours', { exact: true }).selectOption('As in the toolbar');
  await expect(shared.frameLocator('[title="Second world"]').locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(storyOf(shared).locator('html')).toHaveAttribute('data-theme', 'light');
});
