import { expect, type Page } from '@playwright/test';
import { replies } from '#mocks/replies.ts';
import { storyOf, test, testerOf } from './tester.ts';

// The exercises of docs/qa.md, done with the panel's controls only.

test.use({ viewport: { width: 1366, height: 768 }, permissions: ['clipboard-read', 'clipboard-write'] });

type Tester = ReturnType<typeof testerOf>;

/** A tester with a task: the clicks are bounded, the seconds only noted. */
async function doTask(page: Page, story: string, most: number, work: (tester: Tester) => Promise<void>) {
  const tester = testerOf(page);
  if (story === '') await page.goto('/');
  else await tester.openWithSidebar(story);
  const began = performance.now();
  await work(tester);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  test.info().annotations.push({ type: 'effort', description: `${tester.clicks()} clicks, ${seconds} s` });
  expect(tester.clicks()).toBeLessThanOrEqual(most);
}

test('exercise 1: a sentence is pasted, and a story shows it [BEYOND-111]', ({ page }) =>
  doTask(page, '', 2, async (tester) => {
    await tester.press('Find');
    await page.getByRole('textbox', { name: /^Paste what you see/ }).fill('Sorry your order timed out.');
    await tester.follow(page.getByRole('dialog').getByRole('link').first());
    await tester.isIn('checkout', 'unsettled');
    await expect(storyOf(page).getByText('Sorry your order timed out.').first()).toBeVisible();
  }));

test('exercise 2: a code is refused once too often [BEYOND-96]', ({ page }) =>
  doTask(page, 'log-in-sign-in-code--code-sent', 6, async (tester) => {
    await tester.press('form.changed');
    await tester.press('form.submitted');
    await tester.isIn('signInCode', 'confirmed.sendable');
    await tester.press('Hold replies');
    await tester.press('form.changed');
    await tester.press('form.submitted');
    await tester.answer('POST /api/access/signin/verify', 'tooManyAttempts');
    await expect(storyOf(page).getByText(replies.verifyCode.tooManyAttempts.body.errors).first()).toBeVisible();
  }));

test('exercise 3: an order times out [POLL-2, POLL-5]', ({ page }) =>
  doTask(page, 'subscribe-subscribe--updated', 6, async (tester) => {
    await tester.press('Play');
    await tester.isIn('fulfilment', 'waiting');
    await tester.press('Hold replies');
    await tester.press('Skip the wait');
    await tester.answer('/api/checkout/{intent_id}', 'inProgress', true);
    await tester.press('Run to the next change');
    await tester.isIn('checkout', 'unsettled');
    await expect(storyOf(page).getByText('Sorry your order timed out.').first()).toBeVisible();
  }));

test('exercise 4: someone else redeems the gift first [REDEEM-6]', ({ page }) =>
  doTask(page, 'give-and-redeem-redeem-a-gift--fresh', 5, async (tester) => {
    await tester.press('Hold replies');
    await tester.choose('checkout');
    await tester.press('order.submitted');
    await tester.answer('POST /api/subscribe/redeem', 'alreadyRedeemed');
    await tester.answer('GET /api/subscribe/redeem', 'alreadyRedeemed');
    await tester.isIn('redeem', 'barred');
  }));

test('exercise 5: a card payment is handed over in the middle, by a link [BEYOND-107]', ({ page, forget }) =>
  doTask(page, 'subscribe-subscribe--visitor', 8, async (tester) => {
    await tester.press('Hold replies');
    await tester.choose('checkout');
    await tester.press('order.submitted');
    await tester.answer('POST /api/subscribe', 'started');
    await tester.isIn('paymentForm', 'open');
    await tester.choose('checkout');
    await tester.press('order.submitted');
    await tester.answer('POST /api/subscribe', 'updated');
    await tester.isIn('payment', 'confirming');
    const link = await tester.copyLink();
    await forget();
    await page.goto(link);
    await expect(page.getByText('This is the recorded state.')).toBeVisible();
    await tester.isIn('payment', 'confirming');
  }));

test('exercise 6: a donation is declined by the bank [BEYOND-94]', ({ page }) =>
  doTask(page, 'donate-donate--onetime', 9, async (tester) => {
    await tester.choose('checkout');
    await tester.press('order.submitted');
    await tester.isIn('paymentForm', 'open');
    await tester.press('Hold replies');
    await tester.choose('checkout');
    await tester.press('order.submitted');
    await tester.answer('POST /api/donate', 'Let the server answer');
    await tester.answer('confirmPayment', 'refused');
    await tester.isIn('checkout', 'sendable');
    await expect(storyOf(page).getByText('Your card was declined.').first()).toBeVisible();
  }));

test('exercise 7: autorenew is turned off, and the server agrees [ACCT-18]', ({ page }) =>
  doTask(page, 'account-account-page--expiring-autorenew-on', 3, async (tester) => {
    await tester.choose('autorenew');
    await tester.press('confirmation.requested');
    await tester.press('confirmation.given');
    await expect(storyOf(page).getByText('autorenew').last()).toBeVisible();
  }));

test('exercise 8: a state keeps while it is looked at on a dark phone in Arabic [BEYOND-97]', ({ page }) =>
  doTask(page, 'log-in-sign-in-code--code-sent', 7, async (tester) => {
    await tester.press('form.changed');
    await tester.press('form.submitted');
    await tester.isIn('signInCode', 'confirmed.sendable');
    await tester.press('Conditions');
    await tester.set('Colours', 'Dark');
    await tester.set('Language and region', 'ar-EG');
    await tester.press('Viewport size');
    await page.getByText('320 px').click();
    await expect(storyOf(page).locator('.jr')).toHaveAttribute('dir', 'rtl');
    await tester.isIn('signInCode', 'confirmed.sendable');
  }));

test('exercise 9: another answer is tried after a step back [BEYOND-104]', ({ page }) =>
  doTask(page, 'log-in-password--empty', 7, async (tester) => {
    await tester.press('form.changed');
    await tester.press('Hold replies');
    await tester.press('form.submitted');
    await tester.answer('POST /api/access/login', 'loginRefused');
    await tester.isIn('passwordLogin', 'sendable');
    await tester.press('Step back');
    await tester.isIn('passwordLogin', 'sending');
    await tester.answer('POST /api/access/login', 'unavailable');
    await tester.isIn('passwordLogin', 'sendable');
    await expect(storyOf(page).getByText(replies.logIn.loginRefused.body.errors)).toHaveCount(0);
  }));

test('exercise 10: a report holds what a refused call sent and received [BEYOND-105]', ({ page }) =>
  doTask(page, 'donate-donate--onetime', 5, async (tester) => {
    await tester.press('Hold replies');
    await tester.choose('checkout');
    await tester.press('order.submitted');
    await tester.answer('POST /api/donate', 'fieldErrors');
    await tester.isIn('checkout', 'sendable');
    await tester.press('Copy report');
    const report = await page.locator('.mp-copy').inputValue();
    expect(report).toMatch(/POST \/api\/donate\S* → 400 fieldErrors/);
    expect(report).toContain('Chosen in this panel.');
  }));
