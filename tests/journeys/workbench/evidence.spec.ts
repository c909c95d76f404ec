import { expect, type Page } from '@playwright/test';
import { digestOf } from '#fixtures/stories/link.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { storyOf, test, testerOf } from './tester.ts';

const VISITOR = 'subscribe-subscribe--visitor';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function reachPayment(page: Page) {
  const tester = testerOf(page);
  await tester.open(VISITOR, 'network:hold;theme:dark');
  await tester.answer('/api/config/shipping', 'Let the server answer');
  await tester.answer('/api/store/products', 'Drop the call');
  await tester.choose('checkout');
  await tester.isIn('checkout', 'sendable');
  await tester.press('order.submitted');
  await tester.isIn('checkout', 'loading.ordering');
  await tester.answer('POST /api/subscribe', 'Lose the answer');
  await tester.isIn('checkout', 'sendable');
  await tester.press('order.submitted');
  await tester.answer('POST /api/subscribe', 'started');
  await tester.isIn('paymentForm', 'open');
  return tester;
}

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

async function copy(page: Page, button: string, name: string): Promise<string> {
  // Several browsers may share the system's clipboard.
  const copied = await page.evaluateHandle(() => {
    const clipboard = { text: '' };
    navigator.clipboard.writeText = async (text) => {
      clipboard.text = text;
    };
    return clipboard;
  });
  await press(page, button);
  await expect(page.getByRole('status').filter({ hasText: `${name} copied.` })).toBeVisible();
  return copied.evaluate(({ text }) => text);
}

test('a tester can step back repeatedly, go on, and step back again [BEYOND-104]', async ({ page }) => {
  const tester = await reachPayment(page);
  const button = page.getByRole('button', { name: 'Step back' });
  const back = async (left: number, machine: string, state: string) => {
    await button.click();
    await expect(button).toHaveAttribute('title', `Steps to undo: ${left}`);
    await expect(page.getByText('This is the recorded state.')).toBeVisible();
    await tester.isIn(machine, state);
  };
  // The payment form opened automatically, after a wait.
  await back(6, 'paymentForm', 'opening');
  await back(5, 'checkout', 'loading.ordering');
  await tester.answer('POST /api/subscribe', 'started');
  await tester.isIn('paymentForm', 'opening');
  await back(5, 'checkout', 'loading.ordering');
  await back(4, 'checkout', 'sendable');
  await back(3, 'checkout', 'loading.ordering');
  await back(2, 'checkout', 'sendable');
  await expect(page).toHaveURL(/network:hold/);
  await expect(storyOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await back(1, 'products', 'loading');
  await back(0, 'shipping', 'loading');
  await expect(button).toBeDisabled();
});

test('a copied report names the state, and has the link that restores it [BEYOND-105]', { tag: CORE }, async ({
  page,
}) => {
  const tester = testerOf(page);
  await tester.open('log-in-sign-in-code--code-sent');
  await tester.press('form.changed');
  await tester.press('form.submitted');
  await tester.isIn('signInCode', 'confirmed.sendable');
  await tester.stopTime();
  const report = await copy(page, 'Copy report', 'Report');
  expect(report).toContain('`signInCode` is in `confirmed.sendable`');
  expect(report).toContain(`[Open this state](${await tester.copyLink()})`);
});

test('a copied link says whether it reaches the recorded state [BEYOND-107]', async ({ page }) => {
  const tester = await reachPayment(page);
  const link = await tester.copyLink();
  expect(link.length).toBeLessThanOrEqual(300);
  await page.goto(link);
  await expect(page.getByText('This is the recorded state.')).toBeVisible();
  await tester.isIn('paymentForm', 'open');
  await expect(storyOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  const [, code = ''] = /steps:(\d[\w-]+)/.exec(link) ?? [];
  const other = code.replace(`n${digestOf('name', 'started')}`, `n${digestOf('name', 'fieldErrors')}`);
  // Another session, since only a new document opens the same story again.
  await page.goto('/project.json');
  await page.goto(link.replace(code, other));
  await expect(page.getByText('The recording stopped before step 10')).toBeVisible();
});
