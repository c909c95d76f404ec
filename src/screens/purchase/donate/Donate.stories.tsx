import { expect, screen as page, waitFor, within } from 'storybook/test';
import { inDollars } from '#fixtures/data/in-dollars.ts';
import { answers, inScenario } from '#fixtures/stories/answers.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { fillDonor, give, keyRefusals, paying } from '#fixtures/stories/purchase.ts';
import { departures, refusals } from '#fixtures/stories/refusals.ts';
import { seesTerms, tellsRenewal } from '#fixtures/stories/renewal.ts';
import { type Story, sees, seesButton, submit } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { pages, replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Donate } from './Donate.tsx';

const meta = preview.meta({
  title: 'Donate/Donate',
  component: Donate,
  args: { page: pageOf('showDonate', 'onetime'), query: new URLSearchParams() },
});

const byReader = meta.story({ args: { page: pageOf('showDonate', 'loggedInDonor') } });
const later = meta.story({ args: { page: pageOf('showDonate', 'ownTiers') } });

const { address, donation, draftOffer, problem, purchaser, required, reviewPanel, tier, timing } = english;
const { donate } = replies;
export const Onetime = meta.story({
  name: 'Visitor: twenty-five dollars, once [DONATE-1, DONATE-4, DONATE-8]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(donation.donateAmount)).toHaveValue('25');
    await expect(canvas.getByRole('radio', { name: donation.onetime })).toBeChecked();
    const offered = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(offered.slice(2)).toEqual(['$50.00Friend', '$100.00Supporter', '$250.00Sponsor', '$1,000.00Patron']);
    await userEvent.click(canvas.getByText(tier.sponsor));
    await expect(canvas.getByLabelText(donation.donateAmount)).toHaveValue('250');
    await userEvent.click(canvas.getByRole('radio', { name: donation.monthly }));
    await expect(canvas.getByLabelText(donation.monthlyAmount)).toHaveValue('25');
  },
});

export const Monthly = meta.story({
  name: 'Link: ten dollars a month [DONATE-1, DONATE-2]',
  args: { page: pageOf('showDonate', 'monthly') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: donation.monthly })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Friend/ })).toBeChecked();
    await sees({ canvas }, donation.monthlyNote);
  },
});

export const Donor = byReader.extend({
  name: 'Reader: donates under the account’s name, fields hidden [DONATE-14]',
  play: async ({ canvas }) => {
    const { name, email } = pages.showDonate.loggedInDonor.body.subscriber.account;
    await sees({ canvas }, fill(donation.asAccount, { name, account: email }));
    await expect(canvas.queryByLabelText(purchaser.name)).not.toBeInTheDocument();
    await expect(canvas.queryByLabelText(address.line1)).not.toBeInTheDocument();
    await seesButton({ canvas }, 'payment');
  },
});

export const DraftOffered = byReader.extend({
  name: 'Reader: what was typed before the login is offered, not filled in [BEYOND-1, BEYOND-3]',
  parameters: { world: { isDraftOffered: true } },
  play: async (story) => {
    await expect(await story.canvas.findByRole('button', { name: draftOffer.accept })).toBeEnabled();
    await story.userEvent.click(story.canvas.getByRole('button', { name: draftOffer.discard }));
    await sees(story, draftOffer.discarded);
    await expect(story.canvas.queryByRole('button', { name: draftOffer.accept })).not.toBeInTheDocument();
    await expect(story.canvasElement.ownerDocument.activeElement).toHaveTextContent(draftOffer.discarded);
  },
});

export const DonorAbroad = meta.story({
  name: 'Reader without an address: a bank account on file',
  args: { page: pageOf('showDonate', 'donorAbroad') },
  play: ({ canvas }) =>
    expect(canvas.findByRole('radio', { name: english.checkout.existingPayment })).resolves.toBeChecked(),
});

export const OwnTiers = meta.story({
  name: 'Custom tiers: those of the host [DONATE-9]',
  args: { page: pageOf('showDonate', 'ownTiers') },
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Friend/ })).toBeChecked(),
});

export const NowOrLater = later.extend({
  name: 'Checkout later: now is the default [CHECK-53]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: timing.now })).toBeChecked();
    await expect(canvas.getByLabelText(purchaser.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: timing.later }));
    await expect(canvas.queryByLabelText(purchaser.name)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: timing.add })).toBeEnabled();
  },
});

export const LinkRefused = meta.story({
  name: 'Link with an invalid amount: shows its replacement [DONATE-3]',
  args: { query: new URLSearchParams('amount=7,5') },
  play: async ({ canvas, userEvent }) => {
    await sees({ canvas }, fill(donation.linkRefused, { amount: '$25.00' }));
    await userEvent.type(canvas.getByLabelText(donation.donateAmount), '0');
    await expect(canvas.queryByText(/could not read/)).not.toBeInTheDocument();
  },
});

export const MonthlySaid = meta.story({
  name: 'Monthly: shown at the tiers, the field, the review and the button [BEYOND-31]',
  args: { query: new URLSearchParams('type=monthly&amount=33') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(donation.monthlyAmount)).toHaveValue('33');
    const tiers = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(tiers.slice(2)).toEqual([
      '$10.00 monthlyFriend',
      '$25.00 monthlySupporter',
      '$75.00 monthlySponsor',
      '$200.00 monthlyPatron',
    ]);
    await expect(
      canvas.getByRole('row', { name: new RegExp(`${english.review.monthlyDonation}.*\\$33\\.00`) }),
    ).toBeVisible();
    await sees({ canvas }, fill(donation.monthlyCharge, { amount: '$33.00' }));
  },
});

export const TooSmall = meta.story({
  name: 'Amount too small: reported on blur, not while typing [BEYOND-32]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    const amount = canvas.getByLabelText(donation.donateAmount);
    await retype(story, donation.donateAmount, '0.55');
    await expect(amount).toBeValid();
    await userEvent.tab();
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(new RegExp(inDollars(problem.donationTooSmall)));
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      inDollars(problem.donationTooSmall),
    );
    await retype(story, donation.donateAmount, '5');
    await expect(amount).toBeValid();
  },
});

async function retype({ canvas, userEvent }: Story, label: string, text: string): Promise<void> {
  await userEvent.clear(canvas.getByLabelText(label));
  await userEvent.type(canvas.getByLabelText(label), text);
}

export const Problems = meta.story({
  name: 'Ambiguous amount: an error on submit [DONATE-6]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.clear(canvas.getByLabelText(donation.donateAmount));
    await userEvent.type(canvas.getByLabelText(donation.donateAmount), '7,5');
    await submit(story);
    await expect(canvas.getByLabelText(donation.donateAmount)).toHaveAccessibleDescription(
      new RegExp(inDollars(problem.amountUnreadable)),
    );
    await expect(canvas.getByLabelText(purchaser.name)).toHaveAccessibleDescription(new RegExp(required.name));
    await expect(canvas.getByLabelText(donation.donateAmount)).toHaveFocus();
  },
});

async function addLater({ canvas, userEvent }: Story): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: timing.later }));
  await userEvent.click(canvas.getByRole('button', { name: timing.add }));
}

export const Adding = later.extend({
  name: 'Later: adding to the cart',
  beforeEach: () => answers('addToCart', { reply: 'added', held: hold() })(),
  play: async (story) => {
    await addLater(story);
    await expect(await story.canvas.findByRole('button', { name: timing.adding })).toBeVisible();
    await expect(story.canvas.getByLabelText(donation.donateAmount)).toBeDisabled();
  },
});

export const Added = later.extend({
  name: 'Later: added, links to the checkout and the store [CHECK-53, STORE-18]',
  beforeEach: answers('addToCart', 'added'),
  play: async (story) => {
    await addLater(story);
    await sees(story, reviewPanel.added);
    await expect(story.canvas.getByRole('link', { name: reviewPanel.checkout })).toBeVisible();
  },
});

export const Started = meta.story({
  name: 'Started: shows the payment form [CHECK-38]',
  beforeEach: answers('donate', 'started'),
  play: async (story) => {
    await give(story);
    await sees(story, english.status.paymentReady);
    await seesButton(story, 'payment');
  },
});

export const Updated = meta.story({
  name: 'Updated: confirms the intent, then polls [CHECK-39]',
  ...paying('donate', 'updated', give, (story) => seesButton(story, 'completing')),
});

export const Ordered = meta.story({
  name: 'Ordered: each reply leads to the receipt or the invoice [CHECK-40, CHECK-16]',
  ...departures('donate', give, {
    customerCompleted: `/receipts?token=${donate.customerCompleted.body.data.receipt}`,
    customerProcessing: `/invoice/${donate.customerProcessing.body.data.invoice}`,
    paidElsewhere: ['/receipts?token=rcp_Vd0w7c', 'order.already'],
    paidByDebitElsewhere: ['/invoice/inv_5tG4hA', 'order.already'],
  }),
});

export const AuthorizationRequired = byReader.extend({
  name: 'Authorization required: the bank asks the cardholder [CHECK-45]',
  beforeEach: answers('donate', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await page.findByRole('dialog');
    await seesButton(story, 'sending');
  },
});

export const ReplacementRequired = byReader.extend({
  name: 'Replacement required: asks for a new card [CHECK-46]',
  beforeEach: answers('donate', 'replacementRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, /To proceed, please update your payment information\./);
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the form can be sent again [DONATE-16, CHECK-16, CHECK-50, CHECK-14, CHECK-49]',
  ...refusals('donate', {
    but: ['replacementRequired'],
    fill: fillDonor,
    send: submit,
    keeps: (story) => seesButton(story, 'proceed'),
    says: {
      nestedErrors: [...Object.values(donate.nestedErrors.body.errors.address)],
    },
  }),
});

export const NestedErrorsOfReader = byReader.extend({
  name: 'Nested errors of a reader: links to the account for fields the form lacks [CHECK-15, ACCT-32]',
  beforeEach: answers('donate', 'nestedErrors'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, donate.nestedErrors.body.errors.address.country);
    const link = await story.canvas.findByRole('link', { name: english.accountPart.address });
    await expect(link).toHaveAttribute('href', '/account/address');
  },
});

export const LaterRefused = later.extend({
  name: 'Later: refused at the amount, the form keeps its values [DONATE-16]',
  beforeEach: answers('addToCart', 'amountRefused'),
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: donation.monthly }));
    await addLater(story);
    await sees(story, replies.addToCart.amountRefused.body.errors.amount);
    await expect(story.canvas.getByRole('radio', { name: donation.monthly })).toBeChecked();
    await expect(story.canvas.getByLabelText(donation.monthlyAmount)).toHaveValue('25');
  },
});

export const KeyRefused = meta.story({
  name: 'Key foreign, key reused, key in use, key closed: asks before using a new key, then shows the server’s message',
  ...keyRefusals('donate', give),
});

const { title, cancel } = english.botCheck;

export const Turnstile = meta.story({
  name: 'Turnstile: asks in a keyboard-accessible dialog, then donates [BEYOND-77]',
  args: { page: pageOf('showDonate', 'turnstile') },
  beforeEach: inScenario('turnstile-challenge'),
  play: async (story) => {
    await give(story);
    const dialog = await page.findByRole('dialog', { name: title });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await story.userEvent.click(within(dialog).getByRole('button', { name: /Verify/ }));
    await waitFor(() => expect(page.queryByRole('dialog', { name: title })).toBeNull());
    await waitFor(() => expect(story.canvas.getByLabelText('Card number')).toBeVisible());
  },
});

export const TurnstileLeft = meta.story({
  name: 'Turnstile cancelled: sends nothing [BEYOND-77]',
  args: { page: pageOf('showDonate', 'turnstile') },
  beforeEach: inScenario('turnstile-challenge'),
  play: async (story) => {
    await give(story);
    await story.userEvent.click(await page.findByRole('button', { name: cancel }));
    await sees(story, problem.botCheckUnfinished);
    await seesButton(story, 'proceed');
  },
});

export const Hcaptcha = meta.story({
  name: 'hCaptcha: opens a challenge, then donates [BEYOND-77]',
  args: { page: pageOf('showDonate', 'hcaptcha') },
  beforeEach: inScenario('hcaptcha-challenge'),
  play: async (story) => {
    await give(story);
    await story.userEvent.click(await page.findByRole('button', { name: /^Solve/ }));
    await waitFor(() => expect(story.canvas.getByLabelText('Card number')).toBeVisible());
  },
});

const { renewalTerms } = english;

export const RepetitionTold = meta.story({
  name: 'Monthly: what repeats and how to stop it, with a box to agree [BEYOND-216, BEYOND-217]',
  args: { page: tellsRenewal(pageOf('showDonate', 'monthly'), 'checkbox') },
  play: async (story) => {
    await seesTerms(
      story,
      fill(renewalTerms.repeats, { amount: '$10.00' }),
      renewalTerms.methodOfOrder,
      renewalTerms.untilCancelled,
      renewalTerms.howToStop,
    );
    await expect(story.canvas.getByRole('checkbox', { name: renewalTerms.agree })).not.toBeChecked();
  },
});
