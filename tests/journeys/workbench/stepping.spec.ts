import { expect } from '@playwright/test';
import { CORE } from '#fixtures/world/effort.ts';
import { storyOf, test, testerOf } from './tester.ts';

test('a tester stops the clock and skips a wait', { tag: CORE }, async ({ page }) => {
  const tester = testerOf(page);
  await tester.open('subscribe-subscribe--in-progress');
  await tester.stopTime();
  await tester.choose('fulfilment');
  await tester.isIn('fulfilment', 'waiting');
  await tester.press('Hold replies');
  await tester.press('Skip the wait');
  await tester.isIn('fulfilment', 'polling');
});

test('a link restores the exact state: answered calls, elapsed time, and pending waits', { tag: CORE }, async ({
  page,
  forget,
}) => {
  const tester = testerOf(page);
  await tester.open('subscribe-subscribe--in-progress');
  await tester.stopTime();
  await tester.choose('fulfilment');
  await tester.isIn('fulfilment', 'waiting');
  const poll = storyOf(page).getByText('Completing your order.').first();
  await expect(poll).toBeAttached();
  const link = await tester.copyLink();
  await forget();
  await page.goto(link);
  await expect(page.getByText('This is the recorded state.')).toBeVisible();
  await tester.isIn('fulfilment', 'waiting');
  await tester.isIn('checkout', 'completing');
  await expect(storyOf(page).getByText('Completing your order.').first()).toBeAttached();
  await tester.press('Skip the wait');
  await tester.isIn('fulfilment', 'polling');
  await tester.answer('/api/checkout/{intent_id}', 'completed');
  await tester.isIn('checkout', 'completed');
  await tester.press('Discard the recording and restart the story');
  await tester.isIn('checkout', 'completing');
});

test('a story stays in the state of its link when its colours change, and plays on request [BEYOND-107]', async ({
  page,
}) => {
  const tester = testerOf(page);
  await tester.open('log-in-sign-in-code--code-sent');
  await tester.press('form.changed');
  await tester.press('form.submitted');
  await tester.isIn('signInCode', 'confirmed.sendable');
  await page.goto(await tester.copyLink());
  await expect(page.getByText('This is the recorded state.')).toBeVisible();
  await tester.press('Conditions');
  await tester.set('Colours', 'dark');
  await expect(storyOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await tester.isIn('signInCode', 'confirmed.sendable');
  expect(await tester.copyLink()).toContain('theme:dark');
  await expect(page.getByText('This is the recorded state.')).toBeVisible();
  await tester.press('Play');
  await expect(page.getByText('Played. Time is stopped.')).toBeVisible();
});

test('a story opens at rest and plays on request, its steps in Storybook’s panel [BEYOND-98]', async ({ page }) => {
  const tester = testerOf(page);
  await tester.open('subscribe-subscribe--customer-completed');
  const bar = page.getByRole('region', { name: 'Story' });
  await expect(bar.getByRole('status')).toHaveText('Play the story, or go on by hand.');
  await tester.isIn('checkout', 'sendable');
  await tester.press('Play');
  await expect(bar.getByRole('status')).toHaveText('Played. Time is stopped.');
  await tester.isIn('checkout', 'completed');
  await page.getByRole('tab', { name: /^Interactions/ }).click();
  await page.getByRole('button', { name: 'Go to start' }).click();
  await page.getByRole('button', { name: 'Go forward' }).click();
  await tester.view(/^Workbench/);
  await tester.isIn('checkout', 'sendable');
});
