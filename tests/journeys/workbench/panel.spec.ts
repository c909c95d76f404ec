import { expect } from '@playwright/test';
import { CORE } from '#fixtures/world/effort.ts';
import { countActions, storyOf, test, testerOf } from './tester.ts';

const VISITOR = 'subscribe-subscribe--visitor';
const SMALL = { width: 1366, height: 768 };

test('sign-in code to too many attempts takes at most 8 clicks in the panel [BEYOND-96]', async ({ page }) => {
  const tester = testerOf(page);
  await tester.open('log-in-sign-in-code--code-sent');
  await tester.isIn('signInCode', 'unconfirmed.sendable');
  const actions = await countActions(page);
  await tester.press('form.changed');
  await tester.press('form.submitted');
  await tester.isIn('signInCode', 'confirmed.sendable');
  await tester.press('Hold replies');
  await tester.press('form.submitted');
  await tester.answer('POST /api/access/signin/verify', 'tooManyAttempts');
  await tester.isIn('signInCode', 'unconfirmed.sendable');
  await expect(storyOf(page).getByText('Too many failed attempts.').first()).toBeVisible();
  expect(await actions()).toBe(5);
});

test('checkout to timed out takes at most 10 clicks in the panel [BEYOND-96, POLL-2, POLL-5]', async ({ page }) => {
  const tester = testerOf(page);
  await tester.open(VISITOR);
  await tester.isIn('checkout', 'sendable');
  const actions = await countActions(page);
  await tester.choose('checkout');
  await tester.press('order.submitted');
  await tester.isIn('paymentForm', 'open');
  await tester.press('Hold replies');
  await tester.press('order.submitted');
  await tester.answer('POST /api/subscribe', 'Default answer');
  await tester.answer('confirmPayment', 'taken');
  await tester.answer('/api/checkout/{intent_id}', 'inProgress', true);
  await tester.isIn('fulfilment', 'waiting');
  await tester.press('Skip to the next change');
  await tester.isIn('checkout', 'unsettled');
  await expect(storyOf(page).getByText('Sorry your order timed out.').first()).toBeVisible();
  expect(await actions()).toBe(9);
});

test.describe('in a small window', () => {
  test.use({ viewport: SMALL });

  test('all controls of a step are visible without scrolling [BEYOND-96]', async ({ page }) => {
    const tester = testerOf(page);
    await tester.openWithSidebar(VISITOR, 'network:hold');
    await tester.answer('/api/config/shipping', 'Default answer');
    await tester.answer('/api/store/products', 'Default answer');
    await tester.choose('checkout');
    await tester.press('order.submitted');
    const call = tester.call('POST /api/subscribe');
    await expect(call).toBeVisible();
    const controls = [
      ...(await page.locator('.mp-machine').all()),
      ...(await page.getByRole('region', { name: 'Time and link' }).getByRole('button').all()),
      ...(await call.getByRole('button').all()),
      page.getByRole('button', { name: 'Hold replies', exact: true }),
      page.getByRole('tab', { name: 'Chart' }),
    ];
    expect(controls.length).toBeGreaterThan(40);
    for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 });
    await tester.answer('POST /api/subscribe', 'started');
    await tester.isIn('checkout', 'sendable');
    await expect(page.getByRole('button', { name: 'order.submitted', exact: true })).toBeInViewport({ ratio: 1 });
  });
});

test('an event that does not match its type is not sent, and shows why [BEYOND-92]', { tag: CORE }, async ({
  page,
}) => {
  const tester = testerOf(page);
  await tester.open('log-in-sign-in-code--code-sent');
  await tester.press('Edit form.changed');
  const payload = page.getByLabel('Payload of form.changed');
  await payload.fill('{ "change": { "email": 7 } }');
  await tester.press('Send form.changed');
  await expect(page.getByRole('alert').filter({ hasText: 'change.email' })).toHaveText(
    'change.email: expected string, found 7',
  );
  await payload.fill('{ "change": { "email": "noor@reader.example" } }');
  await tester.press('Send form.changed');
  await expect(storyOf(page).getByRole('textbox')).toHaveValue('noor@reader.example');
});

test('a reply chosen in advance answers a call that is not held [BEYOND-94]', { tag: CORE }, async ({ page }) => {
  const tester = testerOf(page);
  await tester.open('log-in-sign-in-code--code-sent');
  await tester.view('Next answers');
  await page.getByLabel('requestCode').selectOption('tooManyRequests');
  await tester.press('form.changed');
  await tester.press('form.submitted');
  await tester.view(/^Answered/);
  await expect(page.getByText('429').first()).toBeVisible();
  await expect(page.getByText('Chosen in this panel.').first()).toBeVisible();
});

test('a call shows its request, its answer and why it failed, secrets masked [BEYOND-93]', async ({ page }) => {
  const tester = testerOf(page);
  await tester.open(VISITOR, 'network:offline');
  await tester.isIn('shipping', 'failed');
  await expect(page.getByText('The network is “offline”').first()).toBeVisible();
  await tester.choose('checkout');
  await tester.press('Hold replies');
  await tester.press('order.submitted');
  const call = tester.call('POST /api/subscribe');
  await call.getByText(/^Request/).click();
  await expect(call.locator('pre').getByText('"confirm": "••••••"')).toBeVisible();
  await expect(call.getByText('content-type')).toBeVisible();
});

test('the panel lists what a story sets and which toolbar settings that overrides [BEYOND-97]', async ({ page }) => {
  const tester = testerOf(page);
  await tester.open('log-in-sign-in-code--code-sent', 'network:offline');
  await expect(page.getByRole('note').filter({ hasText: 'This story sets' })).toHaveText(
    'This story sets requestCode → codeSent (Network does not reach it).',
  );
});

test('a state in the chart leads to its stories, by pointer and by keyboard [BEYOND-96]', async ({ page }) => {
  const tester = testerOf(page);
  await tester.open('log-in-sign-in-code--code-sent');
  await page.getByRole('button', { name: 'Stories of verified' }).focus();
  await page.keyboard.press('Enter');
  const stories = page.getByRole('region', { name: 'Stories of signInCode.verified' });
  await stories.getByRole('link', { name: /Verified: on to the requested page/ }).click();
  await expect(page).toHaveURL(/log-in-sign-in-code--verified/);
  await page.getByRole('button', { name: 'Fit' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Stories of unconfirmed.sending' }).click();
  await expect(page.getByRole('region', { name: 'Stories of signInCode.unconfirmed.sending' })).toBeVisible();
});
