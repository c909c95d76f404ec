import { expect, screen as page, waitFor, within } from 'storybook/test';
import { answers, asReader, journal } from '#fixtures/stories/answers.ts';
import { applyCoupon, takesCoupons } from '#fixtures/stories/coupon.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { keyRefusals, pay } from '#fixtures/stories/purchase.ts';
import { departures, refusals } from '#fixtures/stories/refusals.ts';
import { seesTerms, tellsRenewal } from '#fixtures/stories/renewal.ts';
import { goesTo, linksIn, reloads, type Story, sees, seesButton, submit } from '#fixtures/stories/steps.ts';
import type { RenewPage } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { enterPage } from '#mocks/pages/enter-page.ts';
import { replies, requests } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import type { ReplyName } from '#mocks/respond.ts';
import preview from '#storybook/preview.tsx';
import { Renew } from './Renew.tsx';

const meta = preview.meta({
  title: 'Subscribe/Renew',
  component: Renew,
  args: { page: pageOf('showRenew', 'extended'), query: new URLSearchParams() },
  // The reader refetched after a conflict.
  beforeEach: asReader('subscriber'),
});

const withCode = meta.story({ parameters: { world: { path: '/subscribe/renew?code=RENEW10' } } });
const later = meta.story({ args: { page: pageOf('showRenew', 'checkoutLater') } });

const { address, checkout, coupon, level, medium, problem, purchaser, question, renew, term, timing } = english;
const { renewSubscription } = replies;

const renewAsIs = (story: Story) => submit(story, 'payment');

const changeSettings = async ({ canvas, userEvent }: Story): Promise<void> =>
  userEvent.click(await canvas.findByRole('radio', { name: renew.other }));

const chooseStudent = async (story: Story): Promise<void> => {
  await changeSettings(story);
  await story.userEvent.click(await story.canvas.findByRole('radio', { name: level.low }));
};

export const Extended = meta.story({
  name: 'Extended: issues left, settings unchanged [RENEW-1, RENEW-2, RENEW-5, RENEW-6, RENEW-7]',
  play: async ({ canvas }) => {
    await sees({ canvas }, 'You have 6 issues left. Renewing now adds to them.');
    await expect(canvas.getByRole('radio', { name: renew.same })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: level.high })).not.toBeInTheDocument();
    await expect(canvas.getByText(renew.expected).nextSibling).toHaveTextContent('6');
    await expect(await canvas.findByRole('radio', { name: checkout.existingPayment })).toBeChecked();
    await sees({ canvas }, renew.chargedLater);
    await seesButton({ canvas }, 'payment');
  },
});

export const Expiring = meta.story({
  name: 'Expiring [RENEW-6, RENEW-7]',
  args: { page: pageOf('showRenew', 'expiring') },
  play: ({ canvas }) => sees({ canvas }, 'Your subscription ends with the next issue.'),
});

export const Expired = meta.story({
  name: 'Expired: nothing on file, renewed with a new card [RENEW-6, RENEW-7, RENEW-8]',
  args: { page: pageOf('showRenew', 'expired') },
  play: async ({ canvas }) => {
    await sees({ canvas }, 'Your subscription has expired.');
    await seesButton({ canvas }, 'proceed');
  },
});

export const Lifetime = meta.story({
  name: 'Lifetime: nothing to renew, a link to donate [RENEW-4, ACCT-11]',
  args: { page: pageOf('showRenew', 'lifetime') },
  play: async ({ canvas, canvasElement }) => {
    await sees({ canvas }, 'Renewal not necessary');
    await expect(linksIn(canvasElement)).toEqual([['leave a donation.', '/donate']]);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Digital = withCode.extend({
  name: 'Digital: asks for an address only once print is chosen [RENEW-2]',
  args: { page: pageOf('showRenew', 'digital') },
  play: async (story) => {
    const { canvas } = story;
    await expect(canvas.queryByLabelText(address.line1)).not.toBeInTheDocument();
    await changeSettings(story);
    await story.userEvent.click(canvas.getByRole('radio', { name: medium.print }));
    await expect(canvas.getByLabelText(address.line1)).toBeVisible();
  },
});

export const AddressMissing = withCode.extend({
  name: 'Address missing: the settings stay open [RENEW-3]',
  args: { page: pageOf('showRenew', 'addressMissing') },
  play: async ({ canvas }) => {
    await sees({ canvas }, renew.missingAddress);
    await expect(canvas.getByLabelText(address.line1)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: level.low })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: renew.same })).not.toBeInTheDocument();
  },
});

export const NothingToRenew = withCode.extend({
  name: 'Nothing to renew: a link to subscribe',
  args: { page: pageOf('showRenew', 'nothingToRenew') },
  play: async ({ canvas, canvasElement }) => {
    await sees({ canvas }, /^You have no subscription to renew\./);
    await expect(linksIn(canvasElement)).toEqual([['Subscribe', '/subscribe']]);
  },
});

export const Visitor = withCode.extend({
  name: 'Visitor: a login that returns to this page [RENEW-10]',
  args: { page: pageOf('showRenew', 'visitor') },
  play: async ({ canvas, userEvent }) => {
    await sees({ canvas }, renew.logIn);
    await userEvent.click(await canvas.findByRole('tab', { name: english.login.google }));
    await expect(await canvas.findByRole('link', { name: english.login.googleLink })).toHaveAttribute(
      'href',
      `/oauth/google?url=${encodeURIComponent('/subscribe/renew?code=RENEW10')}`,
    );
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

export const RenewalCoupon = meta.story({
  name: 'Renewal coupon: applied, with its discount [RENEW-1, COUP-1, COUP-2, COUP-3]',
  args: { page: pageOf('showRenew', 'renewalCoupon') },
  play: async ({ canvas, userEvent }) => {
    await sees({ canvas }, /· CODE APPLIED$/);
    await expect(canvas.getByRole('row', { name: /^Discount/ })).toHaveTextContent('$10.00');
    await userEvent.click(canvas.getByRole('button', { name: coupon.remove }));
    await expect(canvas.queryByRole('row', { name: /^Discount/ })).not.toBeInTheDocument();
  },
});

export const OtherCoupon = meta.story({
  name: 'Other coupon: not for renewals, settings stay closed [COUP-5, COUP-8]',
  args: { page: pageOf('showRenew', 'otherCoupon') },
  play: async ({ canvas }) => {
    await sees({ canvas }, 'This coupon does not apply to subscription renewals.');
    await expect(canvas.getByRole('button', { name: coupon.cannotApply })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: renew.same })).toBeChecked();
  },
});

export const UncoveredCoupon = meta.story({
  name: 'Uncovered coupon: settings open, to change to what it covers [COUP-9]',
  args: { page: pageOf('showRenew', 'uncoveredCoupon') },
  play: async ({ canvas, userEvent }) => {
    await sees(
      { canvas },
      'Coupon does not apply to this subscription. If you would like to use this coupon, please change your subscription settings via the following form.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: medium.digital }));
    await expect(await canvas.findByRole('button', { name: coupon.remove })).toBeEnabled();
    await sees({ canvas }, /CODE APPLIED/);
  },
});

export const ForLife = meta.story({
  name: 'Renewed for life: ends the automatic charge [RENEW-2, ACCT-21]',
  play: async (story) => {
    await changeSettings(story);
    await story.userEvent.click(story.canvas.getByRole('radio', { name: term.lifetime }));
    await sees(story, renew.chargedNever);
    await expect(story.canvas.queryByText(renew.chargedLater)).not.toBeInTheDocument();
  },
});

export const OtherSettings = meta.story({
  name: 'Extended: other settings, the address on record or another [RENEW-2, CHECK-8, CHECK-9]',
  play: async (story) => {
    const { canvas } = story;
    await changeSettings(story);
    await expect(canvas.getByRole('radio', { name: level.high })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: address.keep })).toBeChecked();
    await expect(canvas.getByLabelText(purchaser.name)).toHaveAttribute('readonly');
    await story.userEvent.click(canvas.getByRole('radio', { name: medium.digital }));
    await expect(canvas.queryByRole('radio', { name: address.keep })).not.toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('$96.00');
  },
});

export const Adding = later.extend({
  name: 'Adding: locked [CHECK-53]',
  beforeEach: () => answers('addToCart', { reply: 'added', held: hold() })(),
  play: async ({ canvas, userEvent }) => {
    await seesButton({ canvas }, 'payment');
    await userEvent.click(canvas.getByRole('radio', { name: timing.later }));
    await userEvent.click(canvas.getByRole('button', { name: timing.add }));
    await expect(await canvas.findByRole('button', { name: timing.adding })).toBeVisible();
  },
});

export const CheckoutLater = later.extend({
  name: 'Checkout later: added to the cart, with links onward [CHECK-53, STORE-18]',
  beforeEach: answers('addToCart', 'added'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(english.subscribe.swag)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: timing.later }));
    await userEvent.click(canvas.getByRole('button', { name: timing.add }));
    await expect(await canvas.findByRole('link', { name: english.reviewPanel.checkout })).toBeVisible();
  },
});

export const Ordered = meta.story({
  name: 'Ordered: each reply leads to the receipt or the invoice [RENEW-8]',
  ...departures('renewSubscription', renewAsIs, {
    customerCompleted: '/receipts?token=rcp_Vd0w7c',
    customerProcessing: '/invoice/inv_5tG4hA',
    gratis: '/receipts?token=rcp_Vd0w7c',
    paidElsewhere: ['/receipts?token=rcp_Vd0w7c', 'order.already'],
    paidByDebitElsewhere: ['/invoice/inv_5tG4hA', 'order.already'],
  }),
});

export const Updated = meta.story({
  name: 'Started, updated: paid with a new card [RENEW-8]',
  args: { page: pageOf('showRenew', 'expired') },
  beforeEach: answers('renewSubscription', 'started', 'updated'),
  play: async (story) => {
    await submit(story);
    await pay(story);
    await seesButton(story, 'completing');
  },
});

export const AuthorizationRequired = meta.story({
  name: 'Authorization required: the bank asks the cardholder [CHECK-45]',
  beforeEach: answers('renewSubscription', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the choices stay [CHECK-46, CHECK-16, CHECK-14, RENEW-3, COUP-8, COUP-9, COUP-6, RENEW-4, CHECK-49]',
  ...refusals('renewSubscription', {
    but: ['addressMissing', 'outdated'],
    fill: chooseStudent,
    send: renewAsIs,
    keeps: async ({ canvas }) => expect(canvas.getByRole('radio', { name: level.low })).toBeChecked(),
    says: {
      nestedErrors: [
        renewSubscription.nestedErrors.body.errors.general,
        ...Object.values(renewSubscription.nestedErrors.body.errors.address),
      ],
    },
  }),
});

export const RefusedWithoutAddress = meta.story({
  name: 'Address missing: opens the settings, an error at the address [RENEW-3, CHECK-15]',
  beforeEach: answers('renewSubscription', 'addressMissing'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, renewSubscription.addressMissing.body.errors.address);
    await expect(story.canvas.getByLabelText(address.line1)).toHaveAttribute('aria-invalid', 'true');
    await expect(story.canvas.getByRole('radio', { name: level.high })).toBeChecked();
    await expect(story.canvas.queryByRole('radio', { name: renew.same })).not.toBeInTheDocument();
  },
});

export const CouponChecking = meta.story({
  name: 'Checking a typed coupon: blocks the order [BEYOND-22]',
  args: { page: takesCoupons(pageOf('showRenew', 'extended')) },
  beforeEach: answers('checkCoupon', { reply: 'coupon', held: hold() }),
  play: async (story) => {
    await applyCoupon(story, 'HARBOUR10');
    const button = await story.canvas.findByRole('button', { name: english.submit.payment });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const ReadAgain = meta.story({
  name: 'Outdated: the button is busy during the refetch',
  args: { page: olderThan(pageOf('showRenew', 'extended')) },
  parameters: { rests: 'renew.open.reading' },
  beforeEach: answers('renewSubscription', 'outdated'),
  play: async (story) => {
    await submit(story, 'payment');
    await seesButton(story, 'loading');
  },
});

export const Told = meta.story({
  name: 'Outdated: refetches the subscription, shows what changed, blocks the order until seen',
  args: { page: olderThan(pageOf('showRenew', 'extended')) },
  beforeEach: () => {
    enterPage(journal, pageOf('showRenew', 'extended'));
    answers('renewSubscription', 'outdated')();
  },
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, renewSubscription.outdated.body.errors);
    await sees(story, renew.changed);
    await expect(story.canvas.getByRole('button', { name: renew.goOn })).toBeVisible();
    const button = story.canvas.getByRole('button', { name: english.submit.payment });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

function olderThan(shown: RenewPage): RenewPage {
  if (shown.subscriber) shown.subscriber.timetable.version = 2;
  return shown;
}

const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

export const RenewedElsewhere = meta.story({
  name: 'Renewed in another tab: a bfcache restore reports it before sending, the form keeps its values',
  args: { page: pageOf('showRenew', 'extended'), query: new URLSearchParams() },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const email = await canvas.findByLabelText(purchaser.email);
    await userEvent.clear(email);
    await userEvent.type(email, 'ines@post.example');
    await renewInAnotherTab();
    comeBack();
    await sees(story, renew.renewed);
    await expect(email).toHaveValue('ines@post.example');
    await userEvent.click(canvas.getByRole('button', { name: renew.again }));
    await expect(canvas.queryByText(renew.renewed)).not.toBeInTheDocument();
  },
});

const renewInAnotherTab = () =>
  fetch('/api/subscribe/renew?captcha=another-tab', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(requests.renewSubscription.sameSettings.body),
  });

export const LoggedOutElsewhere = meta.story({
  name: 'Logged out in another tab: a bfcache restore reloads the page',
  beforeEach: answers('getSubscriber', 'signedOut'),
  play: async (story) => {
    await seesButton(story, 'payment');
    comeBack();
    await reloads(story);
  },
});

export const KeyRefused = meta.story({
  name: 'Key foreign, key reused, key in use, key closed: asks before using a new key, then shows the server’s message',
  ...keyRefusals('renewSubscription', renewAsIs),
});

export const Withheld = withCode.extend({
  name: 'Lifetime: after an interrupted payment that never went through [RENEW-4]',
  args: { page: pageOf('showRenew', 'lifetime') },
  parameters: { world: { attempt: { step: 'paying', intent: 'pi_none' } } },
  play: async ({ canvas }) => {
    await sees({ canvas }, renew.unneeded);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const HOUR = 3_600_000;

const renewedBefore = meta.story({
  parameters: {
    world: { attempt: { step: 'settled', amount: 9_600, visit: '/receipts?token=rcp_first', age: 2 * HOUR } },
  },
});

export const RenewedBefore = renewedBefore.extend({
  name: 'Renewed two hours ago: asks before a second renewal, links to the first',
  play: async (story) => {
    await renewAsIs(story);
    const asked = await seesQuestion(story, fill(question.renewSubscription, { when: '2 hours ago' }));
    await expect(asked).toHaveTextContent(fill(question.amount, { amount: '$96.00' }));
    await expect(linksIn(asked)).toEqual([[question.seeOrder, '/receipts?token=rcp_first']]);
  },
});

const lostOrder = meta.story({
  parameters: {
    world: { attempt: { step: 'placing', amount: 9_600, key: '6f1c2d9e-4a57-4c1b-9d3e-0b7a5f28c614', age: HOUR } },
  },
});

export const UnknownOrder = lostOrder.extend({
  name: 'Key foreign: the last order stays unknown, asks',
  beforeEach: answers('closeAttempt', 'keyForeign'),
  play: async (story) => {
    await renewAsIs(story);
    const asked = await seesQuestion(story, question.unknown);
    await expect(asked).toHaveTextContent(question.unknownHint);
    await expect(asked).toHaveTextContent(fill(question.amount, { amount: '$96.00' }));
    await expect(within(asked).getByRole('button', { name: question.anyway })).toBeVisible();
  },
});

const elsewhere = meta.story({ parameters: { world: { isOrderingElsewhere: true } } });

export const OrderingElsewhere = elsewhere.extend({
  name: 'Another tab is placing this order: sends nothing, can only be checked',
  play: async (story) => {
    await renewAsIs(story);
    const asked = await seesQuestion(story, question.elsewhere);
    await expect(asked).toHaveTextContent(question.elsewhereHint);
    await expect(within(asked).getAllByRole('button')).toHaveLength(1);
  },
});

async function seesQuestion({ canvas }: Pick<Story, 'canvas'>, name: string): Promise<HTMLElement> {
  const asked = await canvas.findByRole('group', { name });
  await expect(asked).toBeVisible();
  await waitFor(() => expect(asked).toHaveFocus());
  await expect(canvas.queryByRole('button', { name: english.submit.payment })).not.toBeInTheDocument();
  return asked;
}

export const Recalling = lostOrder.extend({
  name: 'Recalling: locked while the last order is looked up',
  beforeEach: () => answers('closeAttempt', 'keyForeign', { reply: 'keyForeign', held: hold() })(),
  play: async (story) => {
    await renewAsIs(story);
    await seesButton(story, 'loading');
    await expect(story.canvas.getByRole('radio', { name: renew.other })).toBeDisabled();
  },
});

export const Unplaced = lostOrder.extend({
  name: 'Reopened after a lost answer: checks until the server knows, then renews',
  beforeEach: () => {
    answers('closeAttempt', ...UNKNOWN, 'notPlaced')();
    answers('renewSubscription', 'customerCompleted')();
  },
  play: async (story) => {
    for (const _ of UNKNOWN) {
      await sees(story, problem.unexpected);
      await expect(story.canvas.queryByRole('radio', { name: checkout.existingPayment })).not.toBeInTheDocument();
      await submit(story, 'checkAgain');
    }
    await renewAsIs(story);
    await goesTo(story, '/receipts?token=rcp_Vd0w7c');
  },
});

const UNKNOWN = ['keyMissing', 'viewOnly', 'tooManyRequests', 'unavailable', 'underWay'] as const;

const openedAgain = (reply: ReplyName<'closeAttempt'>, then: (story: Story) => Promise<void>) => ({
  beforeEach: answers('closeAttempt', reply),
  play: then,
});

export const Placed = lostOrder.extend({
  name: 'Placed, placed by debit: reopened after a lost answer, goes to the receipt or the invoice',
  ...departures('closeAttempt', async () => undefined, {
    placed: '/receipts?token=rcp_Vd0w7c',
    placedByDebit: '/invoice/inv_5tG4hA',
  }),
});

export const AwaitingPayment = lostOrder.extend({
  name: 'Awaiting payment: nothing was paid, sends again',
  ...openedAgain('awaitingPayment', (story) => seesButton(story, 'payment')),
});

export const VerifyingPayment = lostOrder.extend({
  name: 'The bank account waits for deposits: nothing to send',
  ...openedAgain('verifying', (story) => seesButton(story, 'checkAgain')),
});

export const ConfirmedPayment = lostOrder.extend({
  name: 'Confirmed payment: completes the order',
  ...openedAgain('confirmedPayment', (story) => seesButton(story, 'completing')),
});

const { renewalTerms } = english;

export const RenewalTold = meta.story({
  name: 'Renewal told: after the last issue, from the card on file [BEYOND-216]',
  args: { page: tellsRenewal(pageOf('showRenew', 'extended')) },
  play: (story) =>
    seesTerms(
      story,
      fillCount(renewalTerms.renewsAfter, 2, { amount: '$144.00' }),
      /^We charge Visa ending 4242 each time\.$/,
      renewalTerms.untilCancelled,
      fill(renewalTerms.howToCancel, { link: renewalTerms.yourAccount }),
    ),
});
