import { expect, screen as page } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import {
  choosePrint,
  NOT_REDEEMED,
  pageForReaderOf,
  redeemDigital,
  seesNoForm,
  upgradeGift,
} from '#fixtures/stories/gift.ts';
import { saysLink } from '#fixtures/stories/links.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { fillAddress, fillDigital, keyRefusals, pay } from '#fixtures/stories/purchase.ts';
import { anew, departures, refusals, refusalsOf } from '#fixtures/stories/refusals.ts';
import { contacting, press, reloads, sees, seesButton, submit } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  title: 'Give and redeem/Redeem a gift',
  component: Redeem,
  args: { page: pageOf('showRedeem', 'fresh') },
});

const byLink = meta.story({ parameters: { world: { path: '/subscribe/redeem?token=gft_p8Lx3N' } } });
const upgrade = meta.story({ args: { page: pageOf('showRedeem', 'upgradeRequired') } });
const over = meta.story({ args: { page: pageOf('showRedeem', 'alreadyRedeemed') } });

const { address, checkout, giftOver, login, problem, purchaser, redeem, status } = english;
const { getGift, redeemGift } = replies;

export const Fresh = byLink.extend({
  name: 'Fresh: the gift, its giver and a new account [REDEEM-1, REDEEM-2, REDEEM-4, REDEEM-5, GIFT-4]',
  play: async ({ canvas }) => {
    await sees({ canvas }, 'Ada Okafor has given you a subscription.');
    await expect(canvas.getByRole('radio', { name: 'Print and digital, United States' })).toBeChecked();
    await expect(canvas.getByLabelText(purchaser.confirm, { selector: 'input' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: redeem.code })).toBeVisible();
    await seesButton({ canvas }, 'free');
    await sees({ canvas }, redeem.emailHint);
    await expect(canvas.queryByText(purchaser.emailHint)).not.toBeInTheDocument();
  },
});

export const FreshForReader = byLink.extend({
  name: 'Fresh for reader: prefilled with the address on record [REDEEM-5, CHECK-8, CHECK-9]',
  args: { page: pageOf('showRedeem', 'freshForReader') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(purchaser.name)).toHaveValue('Tomás Lindqvist');
    await expect(canvas.getByRole('radio', { name: address.keep })).toBeChecked();
    await expect(canvas.queryByLabelText(purchaser.confirm)).not.toBeInTheDocument();
    await expect(canvas.queryByText(english.logInFirst.question)).not.toBeInTheDocument();
  },
});

export const WithMessage = byLink.extend({
  name: 'With message: keeps its line breaks, shows its date [BEYOND-60]',
  args: { page: pageOf('showRedeem', 'withMessage') },
  play: async ({ canvas }) => {
    const message = canvas.getByText(/Happy birthday, Noor!/);
    await expect(message).toBeVisible();
    await expect(message.textContent).toBe('Happy birthday, Noor!\nEnjoy it.');
    await expect(getComputedStyle(message).whiteSpace).toBe('pre-line');
    await sees({ canvas }, 'For December 24, 2026');
  },
});

export const DigitalGift = byLink.extend({
  name: 'Digital gift: print needs a paid upgrade, listed once [REDEEM-5, REDEEM-10, BEYOND-14]',
  args: { page: pageOf('showRedeem', 'digitalGift') },
  play: async (story) => {
    const { canvas } = story;
    await expect(canvas.queryByText(redeem.upgradeRequired)).not.toBeInTheDocument();
    await choosePrint(story);
    await sees(story, 'This delivery needs an upgrade.');
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('$24.00');
    await expect(canvas.getByRole('region', { name: english.review.title })).toBeVisible();
    await seesButton(story, 'proceed');
  },
});

export const Misaligned = byLink.extend({
  name: 'Misaligned: delivery changes between cycles [REDEEM-5, REDEEM-9, REDEEM-10]',
  args: { page: pageOf('showRedeem', 'misaligned') },
  play: async (story) => {
    await sees(story, redeem.misaligned);
    await choosePrint(story);
    await expect(story.canvas.queryByText(redeem.misaligned)).not.toBeInTheDocument();
  },
});

export const UpgradeRequired = upgrade.extend({
  name: 'Upgrade required: paid with the card on file or another [REDEEM-5, REDEEM-10]',
  play: async (story) => {
    await choosePrint(story);
    await sees(story, redeem.upgradeRequired);
    await expect(await story.canvas.findByRole('radio', { name: checkout.existingPayment })).toBeChecked();
    await seesButton(story, 'payment');
  },
});

export const UpgradeClosed = meta.story({
  name: 'Upgrade closed: names whom to contact [SUBS-4, SUBS-5]',
  args: { page: pageOf('showRedeem', 'upgradeClosed') },
  play: async (story) => {
    await sees(story, contacting(problem.upgradeUnavailable));
    const print = story.canvas.getByRole('radio', { name: 'Print and digital, United States' });
    await expect(print).toBeDisabled();
    await expect(print).toHaveAccessibleDescription(/Not available without an upgrade\./);
  },
});

export const ExternalQrCode = meta.story({
  name: 'External QR code: drawn by the host’s service, which does not learn the page’s URL [REDEEM-3]',
  args: { page: pageOf('showRedeem', 'externalQrCode') },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: redeem.code });
    const address = `${location.origin}/subscribe/redeem?token=gft_p8Lx3N`;
    await expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(picture).toHaveAttribute(
      'src',
      `https://qr.emberdays.example/draw?size=240&data=${encodeURIComponent(address)}`,
    );
  },
});

export const AlreadyRedeemed = over.extend({
  name: 'Already redeemed: no form [REDEEM-5, REDEEM-6]',
  play: async (story) => {
    await sees(
      story,
      'This gift has already been redeemed. If you believe this is an error, please contact readers@emberdays.example',
    );
    await expect(story.canvas.queryByText(giftOver.unsure)).not.toBeInTheDocument();
    await seesNoForm(story);
  },
});

export const ExpiredGift = meta.story({
  name: 'Expired gift: the server’s message',
  args: { page: pageOf('showRedeem', 'expiredGift') },
  play: async (story) => {
    await sees(story, 'This gift has expired.');
    await seesNoForm(story);
  },
});

export const NotFound = meta.story({
  name: 'Not found [REDEEM-7, REDEEM-8]',
  args: { page: pageOf('showRedeem', 'notFound') },
  play: async (story) => {
    await sees(story, 'We could not find this gift. Please check the link or contact readers@emberdays.example');
    await seesNoForm(story);
  },
});

export const ToLogIn = byLink.extend({
  name: 'Fresh: login on the page itself [REDEEM-4]',
  play: async (story) => {
    await press(story, login.heading);
    await expect(await story.canvas.findByRole('tab', { name: login.password })).toBeVisible();
    await expect(story.canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(story.canvas.queryByLabelText(purchaser.name)).not.toBeInTheDocument();
    await press(story, redeem.withoutAccount);
    await expect(story.canvas.getByLabelText(purchaser.name)).toBeVisible();
  },
});

export const Ordering = upgrade.extend({
  name: 'Ordering: locked [CHECK-35]',
  beforeEach: () => answers('redeemGift', { reply: 'redeemSucceeded', held: hold() })(),
  play: async (story) => {
    await submit(story, 'free');
    await seesButton(story, 'loading');
    await expect(story.canvas.getByLabelText(purchaser.email)).toBeDisabled();
  },
});

export const RedeemSucceeded = meta.story({
  name: 'Redeem succeeded: confirms it, and that an email was sent [REDEEM-12, CHECK-42]',
  beforeEach: answers('redeemGift', 'redeemSucceeded'),
  play: async (story) => {
    await redeemDigital(story);
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Subscription redeemed' })).toBeVisible();
    await sees(story, /^A confirmation email was sent to .+@.+\.$/);
    await expect(story.canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

export const UpgradeUpdated = meta.story({
  name: 'Upgrade started, upgrade updated: paid in the provider’s form [REDEEM-10, SUBS-15]',
  args: { page: pageOf('showRedeem', 'digitalGift') },
  beforeEach: answers('redeemGift', 'upgradeStarted', 'upgradeUpdated'),
  play: async (story) => {
    await fillDigital(story);
    await choosePrint(story);
    await fillAddress(story);
    await submit(story);
    await sees(story, status.paymentReady);
    await pay(story);
    await seesButton(story, 'completing');
  },
});

export const Upgraded = upgrade.extend({
  name: 'Upgraded: each reply leads to the receipt or the invoice [SUBS-15]',
  ...departures('redeemGift', upgradeGift, {
    upgradeCompleted: '/receipts?token=rcp_Vd0w7c',
    upgradeProcessing: '/invoice/inv_5tG4hA',
    upgradeGratis: '/receipts?token=rcp_Vd0w7c',
  }),
});

export const AuthorizationRequired = upgrade.extend({
  name: 'Authorization required: the bank asks the cardholder [CHECK-45]',
  beforeEach: answers('redeemGift', 'authorizationRequired'),
  play: async (story) => {
    await upgradeGift(story);
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
});

const misaligned = upgrade.extend({ beforeEach: answers('getGift', 'misaligned') });

export const UpgradeRefusals = misaligned.extend({
  name: 'Refusals of an upgrade: each in its words, the choices stay [CHECK-46, CHECK-49]',
  ...refusals('redeemGift', {
    only: ['replacementRequired', 'paymentRefused', 'upgradeFailed'],
    fill: choosePrint,
    send: (story) => submit(story, 'payment'),
    keeps: async ({ canvas }) =>
      expect(canvas.getByRole('radio', { name: 'Print and digital, United States' })).toBeChecked(),
  }),
});

const stillFresh = meta.story({ beforeEach: answers('getGift', 'fresh') });

export const Refusals = stillFresh.extend({
  name: 'Refusals: each in its words, the form keeps its values and can be sent again [CHECK-16, CHECK-14, CHECK-49]',
  ...refusals('redeemGift', {
    but: [
      'addressMissing',
      'replacementRequired',
      'paymentRefused',
      'unknownGift',
      'alreadyRedeemed',
      'redeemFailed',
      'upgradeFailed',
    ],
    fill: fillDigital,
    send: (story) => submit(story, 'free'),
    keeps: async (story) => {
      await expect(story.canvas.getByLabelText(purchaser.name)).toHaveValue('Ada Okafor');
      await seesButton(story, 'free');
    },
    says: {
      nestedErrors: [
        redeemGift.nestedErrors.body.errors.general,
        ...Object.values(redeemGift.nestedErrors.body.errors.password),
      ],
    },
  }),
});

export const AddressMissing = meta.story({
  name: 'Address missing: opens the address form, an error there [REDEEM-4, CHECK-15]',
  args: { page: pageOf('showRedeem', 'freshForReader') },
  beforeEach: answers('redeemGift', 'addressMissing'),
  play: async (story) => {
    await submit(story, 'free');
    await sees(story, redeemGift.addressMissing.body.errors.address);
    await expect(story.canvas.getByLabelText(address.line1)).toHaveAttribute('aria-invalid', 'true');
    await expect(story.canvas.getByLabelText(address.line1)).toHaveValue('4 Mill Lane');
  },
});

export const Checking = meta.story({
  name: 'Checking: refetches the gift after a refusal [API-34]',
  beforeEach: () => {
    answers('redeemGift', 'redeemFailed')();
    answers('getGift', { reply: 'fresh', held: hold() })();
  },
  play: async (story) => {
    await redeemDigital(story);
    await seesButton(story, 'loading');
  },
});

const FOUND: Record<string, (string | RegExp)[]> = {
  digitalGift: [NOT_REDEEMED, /^Tomás Lindqvist has given you/],
  upgradeClosed: [NOT_REDEEMED, contacting(problem.upgradeUnavailable)],
  expiredGift: [getGift.expiredGift.body.redeem.message],
  refundedGift: [getGift.refundedGift.body.redeem.message],
};

const notRedeemed = meta.story({ beforeEach: answers('redeemGift', 'redeemFailed') });

export const ReadAgain = notRedeemed.extend({
  name: 'Refused: refetches the gift and shows what has become of it [SUBS-4]',
  ...anew(
    'getGift',
    ['fresh', 'digitalGift', 'upgradeClosed', 'expiredGift', 'refundedGift', ...refusalsOf('getGift')],
    async (story, name) => {
      await redeemDigital(story);
      for (const words of FOUND[name] ?? [NOT_REDEEMED]) await sees(story, words);
    },
  ),
});

export const RedeemedMeanwhile = meta.story({
  name: 'Already redeemed: by someone else meanwhile [REDEEM-6]',
  beforeEach: () => {
    answers('redeemGift', 'alreadyRedeemed')();
    answers('getGift', 'alreadyRedeemed')();
  },
  play: async (story) => {
    await redeemDigital(story);
    await sees(story, contacting(giftOver.redeemed));
    await expect(story.canvas.queryByText(giftOver.unsure)).not.toBeInTheDocument();
  },
});

export const PaidElsewhere = meta.story({
  name: 'Paid elsewhere: paid in another tab, goes to its receipt or invoice [REDEEM-12]',
  ...departures('redeemGift', redeemDigital, {
    paidElsewhere: ['/receipts?token=rcp_Vd0w7c', 'giftRedemption.done'],
    paidByDebitElsewhere: ['/invoice/inv_5tG4hA', 'order.already'],
  }),
});

export const KeyRefused = meta.story({
  name: 'Key foreign, key reused, key in use, key closed: asks before using a new key, then shows the server’s message',
  ...keyRefusals('redeemGift', redeemDigital),
});

export const NeedlessGift = notRedeemed.extend({
  name: 'Needless gift: the reader has a lifetime subscription',
  args: { page: pageForReaderOf('needlessGift') },
  beforeEach: answers('getGift', 'needlessGift'),
  play: async (story) => {
    await submit(story, 'free');
    await sees(story, getGift.needlessGift.body.redeem.message);
    await seesNoForm(story);
  },
});

export const AnotherReader = notRedeemed.extend({
  name: 'Fresh for reader: another reader has logged in, reloads the page',
  beforeEach: answers('getGift', 'freshForReader'),
  play: async (story) => {
    await redeemDigital(story);
    await reloads(story);
  },
});

export const UnknownGift = meta.story({
  name: 'Unknown gift, then not found [REDEEM-7, REDEEM-8]',
  beforeEach: () => {
    answers('redeemGift', 'unknownGift')();
    answers('getGift', 'notFound')();
  },
  play: async (story) => {
    await redeemDigital(story);
    await sees(story, contacting(giftOver.notFound));
    await seesNoForm(story);
  },
});

export const PerhapsOurs = over.extend({
  name: 'Already redeemed after a lost answer: possibly by this reader [REDEEM-6]',
  parameters: { world: { attempt: { step: 'placing', key: '3f6c2f1e-8a51-4c2e-9d53-1a7f3f0a5b11' } } },
  beforeEach: answers('closeAttempt', 'unavailable'),
  play: (story) => sees(story, giftOver.unsure),
});

export const RedeemedBefore = meta.story({
  name: 'Placed free: reopened after a lost answer, and redeemed',
  parameters: { world: { attempt: { step: 'placing', key: '3f6c2f1e-8a51-4c2e-9d53-1a7f3f0a5b11' } } },
  beforeEach: answers('closeAttempt', 'placedFree'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Subscription redeemed' })).toBeVisible();
    await sees({ canvas }, giftOver.mailedAlone);
  },
});

export const LinkMissing = meta.story({
  name: 'Link incomplete: open it again from the email',
  args: { page: pageOf('showRedeem', 'linkMissing') },
  play: async (story) => {
    await saysLink(story, 'missing', 'account');
    await seesNoForm(story);
  },
});

const renewing = meta.story({
  args: {
    page: {
      ...pageOf('showRedeem', 'misaligned'),
      subscriber: pageOf('showRenew', 'extended').subscriber,
      payment_info: pageOf('showRenew', 'extended').payment_info,
    },
  },
});

export const ChargedLater = renewing.extend({
  name: 'Reader with autorenew on: charged after the issues of the gift [BEYOND-216]',
  play: (story) => sees(story, redeem.chargedLater),
});
