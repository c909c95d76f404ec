import { expect } from '@playwright/test';
import { CORE } from '#fixtures/world/effort.ts';
import { storyOf, test, testerOf } from './tester.ts';

const VISITOR = 'subscribe-subscribe--visitor';
const SMALL = { width: 1366, height: 768 };

test.describe('in a small window', () => {
  test.use({ viewport: SMALL });

  test('all controls of a step are visible without scrolling [BEYOND-96]', async ({ page }) => {
    const tester = testerOf(page);
    await tester.openWithSidebar(VISITOR, 'network:hold');
    await tester.answer('/api/config/shipping', 'Let the server answer');
    await tester.answer('/api/store/products', 'Let the server answer');
    await tester.choose('checkout');
    await tester.press('order.submitted');
    const call = tester.call('POST /api/subscribe');
    await expect(call).toBeVisible();
    const controls = [
      ...(await page.locator('.mp-machine').all()),
      ...(await page.getByRole('region', { name: 'Story' }).getByRole('button').all()),
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
  await tester.view('Calls to come');
  await page.getByLabel('requestCode').selectOption('tooManyRequests');
  await tester.press('form.changed');
  await tester.press('form.submitted');
  await tester.view(/^Answered/);
  await expect(page.getByText('429').first()).toBeVisible();
  await expect(page.getByText('Chosen in this panel.').first()).toBeVisible();
});

test('the panel lists what a story sets and which conditions cannot change that [BEYOND-97]', async ({ page }) => {
  const tester = testerOf(page);
  await tester.open('log-in-sign-in-code--code-sent', 'network:offline');
  await expect(page.getByRole('note').filter({ hasText: 'The story sets' })).toHaveText(
    'The story sets requestCode → codeSent (your choice of Network cannot change this).',
  );
});

test('offers the conditions that matter to the machines, and shows those that were chosen [BEYOND-97]', async ({
  page,
}) => {
  const tester = testerOf(page);
  const offered = (name: string) => page.getByRole('region', { name: 'Conditions' }).getByLabel(name, { exact: true });
  await tester.open(VISITOR);
  await tester.press('Conditions');
  for (const name of ['Reader', 'Network', 'Payment', 'Bot check', 'Flags of the host', 'Colours'])
    await expect(offered(name)).toBeVisible();
  await offered('Network').selectOption('Offline: no call gets through');
  await tester.isIn('shipping', 'failed');
  await tester.press('Network: Offline: no call gets through. Undo');
  await tester.isIn('shipping', 'loaded');
  await tester.open('log-in-sign-in-code--code-sent');
  await tester.press('Conditions');
  await expect(offered('Network')).toBeVisible();
  for (const name of ['Payment', 'Bot check']) await expect(offered(name)).toHaveCount(0);
});

test('other looks leave the machines as they are [BEYOND-97]', { tag: CORE }, async ({ page }) => {
  const tester = testerOf(page);
  await tester.openWithSidebar('log-in-sign-in-code--code-sent');
  await tester.press('form.changed');
  await tester.press('form.submitted');
  await tester.isIn('signInCode', 'confirmed.sendable');
  await tester.press('Conditions');
  await page.getByLabel('Colours', { exact: true }).selectOption('Dark');
  await expect(storyOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Language and region').selectOption('fr-FR');
  await expect(storyOf(page).locator('.jr')).toHaveAttribute('lang', 'fr-FR');
  await page.getByRole('button', { name: /viewport/i }).click();
  await page.getByText('320 px').click();
  await expect(page.locator('#storybook-preview-iframe')).toHaveCSS('width', '320px');
  await tester.isIn('signInCode', 'confirmed.sendable');
  await page.getByLabel('Colours', { exact: true }).selectOption('Light');
  await expect(storyOf(page).locator('html')).toHaveAttribute('data-theme', 'light');
  await tester.isIn('signInCode', 'confirmed.sendable');
});

test('a press on Play counts as soon as the button allows it [BEYOND-98]', { tag: CORE }, async ({ page }) => {
  const tester = testerOf(page);
  const bar = page.getByRole('region', { name: 'Story', exact: true });
  await page.goto('/?path=/story/log-in-sign-in-code--code-sent');
  // Pressed as early as the button allows, while the story may still be opening.
  await tester.press('Play');
  await expect(bar.getByRole('status')).toHaveText('Played. Time is stopped.');
});

test('a state in the chart leads to its stories, by pointer and by keyboard [BEYOND-96]', async ({ page }) => {
  const tester = testerOf(page);
  await tester.open('log-in-sign-in-code--code-sent');
  await page.getByRole('button', { name: 'Stories of verified' }).focus();
  await page.keyboard.press('Enter');
  const found = page.getByRole('dialog', { name: 'Find' });
  const stories = (state: string) => found.getByRole('list', { name: `Stories: signInCode.${state}`, exact: true });
  await stories('verified')
    .getByRole('link', { name: /Verified: on to/ })
    .click();
  await expect(page).toHaveURL(/log-in-sign-in-code--verified/);
  await page.getByRole('button', { name: 'Fit' }).click();
  await page.getByRole('button', { name: 'Stories of unconfirmed.sending' }).click();
  await expect(stories('unconfirmed.sending')).toBeVisible();
});

test('the chart zooms and pans by wheel, drag, keys and buttons [BEYOND-96]', async ({ page }) => {
  const tester = testerOf(page);
  await tester.open('log-in-sign-in-code--code-sent');
  const state = page.getByRole('button', { name: 'Stories of unconfirmed.sending' });
  const box = async () => (await state.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const chart = page.getByRole('region', { name: /^Chart of signInCode/ });
  await chart.getByRole('button', { name: 'Fit' }).click();
  const fitted = await box();
  const at = { x: fitted.x + fitted.width / 2, y: fitted.y + fitted.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await box()).width).toBeGreaterThan(fitted.width);
  const zoomed = await box();
  expect(zoomed.x + zoomed.width / 2).toBeCloseTo(at.x, 0);
  await page.mouse.down();
  await page.mouse.move(at.x + 30, at.y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await box()).x - zoomed.x)).toBe(30);
  expect(Math.round((await box()).y - zoomed.y)).toBe(-40);
  await expect(page.getByRole('dialog')).toBeHidden(); // a drag chooses no state
  await state.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round((await box()).x - zoomed.x)).toBe(-30);
  await page.keyboard.press('0');
  await expect.poll(box).toEqual(fitted);
  await chart.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(async () => (await box()).width).toBeLessThan(fitted.width);
});
