import { expect, screen as page } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { banners, fixes, warns } from '#fixtures/stories/banners.ts';
import { offersAnotherCard, retryCard, updateBank, updateCard } from '#fixtures/stories/card.ts';
import { byLink } from '#fixtures/stories/links.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { contacting, goesTo, offers, press, sees, tells } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { pages } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { PaymentChange } from './PaymentChange.tsx';

const meta = preview.meta({
  title: 'Account/Payment information',
  component: PaymentChange,
  tags: ['flow:paymentChange'],
  args: { page: pageOf('showPayment', 'cardOnFile'), query: new URLSearchParams() },
});

export const CardOnFile = meta.story({
  name: 'Card on file, and the form for another [PAYM-1, PAYM-5]',
  play: async (story) => {
    await sees(story, 'Visa ending in 4242, expires 08/2029');
    const { name } = pages.showPayment.cardOnFile.body.payment_setup;
    await expect(story.canvas.getByLabelText(english.card.name)).toHaveValue(name);
    await expect(await story.canvas.findByLabelText('Card number')).toBeVisible();
    await expect(story.canvas.getByRole('tab', { name: 'Bank account' })).toBeVisible();
  },
});

export const BankOnFile = meta.story({
  name: 'Bank account on file [PAYM-5]',
  args: { page: pageOf('showPayment', 'bankOnFile') },
  play: (story) => sees(story, 'Harbor Savings, account ending in 6789'),
});

export const CardAndBankOnFile = meta.story({
  name: 'Card and bank account on file: shows both [PAYM-5, PAYM-6]',
  args: { page: pageOf('showPayment', 'cardAndBankOnFile') },
  play: async (story) => {
    await sees(story, 'Mastercard ending in 4444, expires 02/2028');
    await sees(story, 'Harbor Savings, account ending in 6789');
  },
});

export const NothingOnFile = meta.story({
  name: 'Nothing on file',
  args: { page: pageOf('showPayment', 'nothingOnFile') },
  play: (story) => sees(story, english.card.none),
});

const recipient = pageOf('showAccount', 'giftRecipient');

export const GiftRecipient = meta.story({
  name: 'Every cycle is a gift: asks for no card [BEYOND-67]',
  args: { page: { ...pageOf('showPayment', 'nothingOnFile'), subscriber: recipient.subscriber } },
  play: async (story) => {
    await sees(story, english.card.given);
    await expect(story.canvas.getByRole('link', { name: english.paymentHealth.renewalFailedFix })).toBeVisible();
    for (const words of [english.card.none, english.card.name])
      await expect(story.canvas.queryByText(words)).not.toBeInTheDocument();
  },
});

export const CardExpired = meta.story({
  name: 'Card expired: the subscription cannot renew [PAYM-5, ACCT-21]',
  args: { page: pageOf('showPayment', 'cardExpired') },
  play: async (story) => {
    await sees(story, 'Mastercard ending in 0005, expired 01/2026');
    await sees(story, fill(english.renewal.expired, { expiry: '01/2026' }));
    await expect(story.canvas.queryByRole('link', { name: english.renewal.replace })).not.toBeInTheDocument();
  },
});

export const ByLink = meta.story({
  name: 'By mailed link: without a login [PAYM-10]',
  args: { page: pageOf('showPayment', 'byLink'), query: new URLSearchParams('token=lnk_9Zc4Tq') },
  play: (story) => sees(story, 'Visa ending in 0069, expired 12/2025'),
});

export const LinkRefused = meta.story({
  name: 'Failed: the mailed link is no longer valid [ACCT-29]',
  args: { page: pageOf('showPayment', 'linkRefused') },
  play: async (story) => {
    await sees(story, contacting(english.problem.callFailed));
    const back = story.canvas.getByRole('link', { name: english.page.returnToSettings });
    await expect(back).toHaveAttribute('href', '/account');
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const NameMissing = meta.story({
  name: 'Blank name: refused at once [PAYM-3]',
  play: async (story) => {
    const name = story.canvas.getByLabelText(english.card.name);
    await story.userEvent.clear(name);
    await press(story, english.card.submit);
    await expect(name).toHaveAccessibleDescription(/Must not be blank\./);
    await expect(name).toHaveFocus();
  },
});

export const Keeping = meta.story({
  name: 'Saving: sends the card to the server [ACCT-31]',
  beforeEach: () => answers('setCard', { reply: 'cardKept', held: hold() })(),
  play: async (story) => {
    await updateCard(story);
    await offers(story, english.card.sending);
  },
});

export const CardKept = meta.story({
  name: 'Card saved: confirms it and shows the card [PAYM-4, PAYM-5]',
  beforeEach: answers('setCard', 'cardKept'),
  play: async (story) => {
    await updateCard(story);
    await tells(story, 'status', 'Payment updated successfully', 'On file now: Visa');
    await sees(story, 'Visa ending in 1881, expires 04/2030');
  },
});

export const BankKept = meta.story({
  name: 'Bank account saved [PAYM-5]',
  beforeEach: answers('setCard', 'bankKept'),
  play: async (story) => {
    await updateCard(story);
    await sees(story, 'Harbor Savings, account ending in 6789');
  },
});

export const CardKeptBesideBank = meta.story({
  name: 'Card saved next to a bank account, then changed again [PAYM-5, PAYM-6]',
  beforeEach: answers('setCard', 'cardKeptBesideBank'),
  play: async (story) => {
    await updateCard(story);
    await sees(story, 'Harbor Savings, account ending in 6789');
    await sees(story, 'Visa ending in 1881, expires 04/2030');
    await press(story, english.card.renew);
    await goesTo(story, '/account/payment');
  },
});

export const Processing = meta.story({
  name: 'Processing: the bank has yet to confirm the account',
  play: async (story) => {
    await updateBank(story);
    await sees(story, english.card.processing);
  },
});

export const Deposits = meta.story({
  name: 'Verifying: how to verify the bank account',
  play: async (story) => {
    await updateBank(story, '000888888885');
    await sees(story, new RegExp(english.deposits.setup));
    await expect(story.canvas.getByRole('group', { name: english.deposits.title })).toHaveFocus();
    await expect(story.canvas.getByRole('link', { name: english.deposits.confirm })).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: english.card.submit })).not.toBeInTheDocument();
  },
});

export const DepositsBefore = meta.story({
  name: 'Verifying since an earlier page: the form stays',
  args: { page: pageOf('showPayment', 'bankVerifying') },
  play: async (story) => {
    await sees(story, /They should arrive by March 18, 2026/);
    await offers(story, english.card.submit);
  },
});

const card = { declined: '4000000000000002', challenged: '4000002500003155' };

export const Confirming = meta.story({
  name: 'Confirming: the bank asks the cardholder',
  play: async (story) => {
    await updateCard(story, card.challenged);
    await expect(await page.findByRole('dialog')).toBeVisible();
    await offers(story, english.card.sending);
    await expect(story.canvas.getByLabelText(english.card.name)).toBeDisabled();
  },
});

export const Declined = meta.story({
  name: 'Declined by the provider: its message below the form',
  play: async (story) => {
    await updateCard(story, card.declined);
    await sees(story, 'Your card was declined.');
    await offers(story, english.card.submit);
  },
});

export const Claimed = meta.story({
  name: 'Return URL reports completion [PAYM-2]',
  args: { query: new URLSearchParams('redirect_status=succeeded') },
  play: async (story) => {
    await sees(story, english.card.updated);
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const ClaimedPending = meta.story({
  name: 'Return URL reports that the bank has yet to confirm',
  args: { query: new URLSearchParams('redirect_status=pending') },
  play: async (story) => {
    await sees(story, english.card.processing);
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

const { secret } = pages.showPayment.cardOnFile.body.payment_setup.keys;

const returned = meta.story({
  args: { query: new URLSearchParams({ setup_intent_client_secret: secret, redirect_status: 'succeeded' }) },
});

export const Untrue = returned.extend({
  name: 'Return URL reports completion, the provider disagrees [PAYM-2]',
  play: async (story) => {
    await sees(story, english.card.notSetUp);
    await offers(story, english.card.submit);
    await expect(story.canvas.queryByText(english.card.updated)).not.toBeInTheDocument();
  },
});

export const VerifyingLoading = returned.extend({
  name: 'Verifying: loads the provider’s script',
  parameters: { world: { paymentScript: 'silent' } },
  play: (story) => offers(story, english.card.checking),
});

export const VerifyingReading = returned.extend({
  name: 'Verifying: queries the provider for the result of the setup',
  parameters: { world: { setupStatus: 'silent' } },
  play: (story) => offers(story, english.card.checking),
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, can be retried or another card entered [PAYM-3]',
  ...refusals('setCard', { send: updateCard, again: retryCard, keeps: offersAnotherCard }),
});

export const ScriptBlocked = meta.story({
  name: 'Provider script blocked: shows an error and a retry button',
  parameters: { world: { paymentScript: 'blocked' } },
  play: async (story) => {
    await sees(story, contacting(english.problem.paymentUnavailable));
    await offers(story, english.checkout.retryPayment);
  },
});

export const VerifyingBlocked = returned.extend({
  name: 'Unsettled: the provider does not answer, one click checks again',
  parameters: { world: { paymentScript: 'blocked' } },
  play: async (story) => {
    await sees(story, contacting(english.problem.paymentUnavailable));
    await offers(story, english.common.tryAgain);
  },
});

export const Doubtful = meta.story({
  name: 'Unsettled: the result of the setup is unknown',
  parameters: { world: { confirmation: 'lost', setupStatus: 'lost' } },
  play: async (story) => {
    await updateCard(story);
    await tells(story, 'alert', english.card.doubt, english.outcome.unsure);
    await offers(story, english.outcome.checkAgain);
  },
});

export const RenewalFailed = meta.story({
  name: 'Renewal failed: a link to pay it, since a new card alone does not renew',
  args: { page: pageOf('showPayment', 'renewalFailed') },
  ...warns(banners.renewalFailed, fixes.renew),
});

export const LinkExpired = meta.story({
  name: 'Link expired: send a new one or log in',
  ...byLink('showPayment', 'linkExpired', 'expired', ['renew', 'logIn']),
});

export const LinkExpiredForReader = meta.story({
  name: 'Link expired for a logged-in reader: with the reader’s own form',
  ...byLink('showPayment', 'linkExpiredForReader', 'expired', ['renew', 'account'], (story) =>
    sees(story, 'Visa ending in 4242, expires 08/2029'),
  ),
});

export const LinkUnknown = meta.story({
  name: 'Link unknown: log in',
  ...byLink('showPayment', 'linkUnknown', 'unknown', ['logIn']),
});

export const LinkForeign = meta.story({
  name: 'Link for another account: shows nothing of that account',
  ...byLink('showPayment', 'linkForeign', 'foreign', ['logOut', 'account']),
});

export const LinkMissing = meta.story({
  name: 'Link incomplete: open it again from the email',
  ...byLink('showPayment', 'linkMissing', 'missing', ['logIn']),
});
