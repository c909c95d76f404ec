import { expect, screen as page, within } from 'storybook/test';
import { answers, asReader } from '#fixtures/stories/answers.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { chooseStandard, giveAddress, keyRefusals, pay, upgrade } from '#fixtures/stories/purchase.ts';
import { anew, departures, refusals, refusalsOf } from '#fixtures/stories/refusals.ts';
import {
  contacting,
  goesTo,
  offers,
  press,
  reloads,
  type Story,
  sees,
  seesButton,
  submit,
} from '#fixtures/stories/steps.ts';
import type { SubscriptionPage } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { SubscriptionChange } from './SubscriptionChange.tsx';

const { updateSubscription } = replies;
const words = english.subscriptionChange;

const meta = preview.meta({
  title: 'Account/Change the subscription',
  component: SubscriptionChange,
  args: { page: pageOf('showSubscription', 'upgradeForMoney') },
  // The reader refetched after a conflict.
  beforeEach: asReader('print-international'),
});

export const UpgradeForMoney = meta.story({
  name: 'Paid upgrade: the current subscription, and the price of each choice [SUBS-1, SUBS-7, SUBS-8]',
  play: async ({ canvas, userEvent }) => {
    await sees({ canvas }, words.nothing);
    await expect(canvas.getByRole('radio', { name: english.level.low })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: english.level.low })).toHaveAccessibleDescription(
      new RegExp(`^${words.current}`),
    );
    await expect(canvas.getByRole('radio', { name: 'Print and digital, International' })).toHaveAccessibleDescription(
      words.current,
    );
    await expect(canvas.getByRole('radio', { name: english.medium.digital })).toHaveAccessibleDescription(
      english.common.noCharge,
    );
    const standard = canvas.getByRole('radio', { name: english.level.high });
    await expect(standard).toHaveAccessibleDescription(/^\+ \$18\.00/);
    await userEvent.click(standard);
    await expect(await canvas.findByRole('radio', { name: english.checkout.existingPayment })).toBeChecked();
    await seesButton({ canvas }, 'payment');
    await expect(canvas.queryByText(words.nothingCharged)).not.toBeInTheDocument();
  },
});

export const UpgradeFree = meta.story({
  name: 'Free upgrade: print is free at the Student level [SUBS-8, SUBS-9, SUBS-10]',
  args: { page: pageOf('showSubscription', 'upgradeFree') },
  play: async ({ canvas, userEvent }) => {
    await sees({ canvas }, 'At the Student level you can upgrade to print for free.');
    const print = canvas.getByRole('radio', { name: 'Print and digital, United States' });
    await expect(print).toHaveAccessibleDescription('+ $6.00');
    await userEvent.click(canvas.getByRole('radio', { name: english.level.low }));
    await expect(print).toHaveAccessibleDescription(english.common.noCharge);
    await userEvent.click(print);
    // The current level never has the price of a delivery.
    await expect(canvas.getByRole('radio', { name: english.level.high })).toHaveAccessibleDescription(
      new RegExp(`^${words.current}`),
    );
    await sees({ canvas }, words.nothingCharged);
    await seesButton({ canvas }, 'free');
    await expect(canvas.queryByRole('radio', { name: english.checkout.newPayment })).not.toBeInTheDocument();
  },
});

export const BankOnFile = meta.story({
  name: 'Bank on file [SUBS-7]',
  args: { page: pageOf('showSubscription', 'bankOnFile') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Print and digital, International' }));
    await sees({ canvas }, 'Harbor Savings, account ending in 6789');
  },
});

export const NothingOnFile = meta.story({
  name: 'Nothing on file: asks for a card',
  args: { page: pageOf('showSubscription', 'nothingOnFile') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: english.level.high }));
    await seesButton({ canvas }, 'proceed');
  },
});

export const AddressMissing = meta.story({
  name: 'Address missing: print without an address on record, other options disabled [SUBS-7]',
  args: { page: pageOf('showSubscription', 'addressMissing') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(english.address.line1)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: english.level.low }));
    await expect(canvas.getByRole('radio', { name: 'Print and digital, Canada' })).toBeDisabled();
    await sees({ canvas }, words.notOffered);
  },
});

export const CannotUpgrade = meta.story({
  name: 'Cannot upgrade: options disabled, names whom to contact [SUBS-4, SUBS-5]',
  args: { page: pageOf('showSubscription', 'cannotUpgrade') },
  play: async (story) => {
    await sees(story, contacting(english.problem.upgradeUnavailable));
    await expect(story.canvas.getByRole('radio', { name: english.level.high })).toBeDisabled();
  },
});

const summaryIn = ({ canvas }: Pick<Story, 'canvas'>) =>
  Array.from(within(canvas.getByRole('region', { name: english.checkout.complete })).getAllByRole('term'), (term) => [
    term.textContent,
    term.nextSibling?.textContent,
  ]);

export const Reviewed = meta.story({
  name: 'Summary: what changes and when, what stays, delivery and renewal [ACCT-41, CHECK-8]',
  play: async (story) => {
    await chooseStandard(story);
    await expect(summaryIn(story)).toEqual([
      [words.level, 'Standard, instead of Student'],
      [words.starts, 'The next issue, Night Ferry'],
      [words.stays, '1 year · 3 issues'],
      [words.sentTo, '29 Marine Parade, Napier 4110, New Zealand'],
      [words.renewal, words.renews],
    ]);
    const name = story.canvas.getByRole('textbox', { name: english.purchaser.name });
    await expect(name).toHaveAttribute('readonly');
    await expect(story.canvas.getByRole('link', { name: english.purchaser.changeName })).toHaveAttribute(
      'href',
      '/account/name',
    );
  },
});

export const ReviewedAddress = meta.story({
  name: 'Summary: with the typed address',
  args: { page: pageOf('showSubscription', 'upgradeFree') },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(canvas.getByRole('radio', { name: 'Print and digital, United States' }));
    const sentTo = () => summaryIn(story).find(([term]) => term === words.sentTo)?.[1];
    await expect(sentTo()).toBe(words.newAddress);
    await giveAddress(story);
    await expect(sentTo()).toBe('1540 North Damen Avenue, Apartment 3, Chicago, IL 60622, United States');
  },
});

const barred = async (story: Pick<Story, 'canvas'>) => {
  await sees(story, /^Unfortunately, options for updating this subscription are not available/);
  const link = story.canvas.getByRole('link', { name: words.addressPage });
  await expect(link).toHaveAttribute('href', '/account/address');
  await sees(story, contacting(words.otherChange));
  await expect(story.canvas.queryByRole('radio')).not.toBeInTheDocument();
};

export const CannotUpdate = meta.story({
  name: 'Cannot update: a link to the address page [SUBS-2]',
  args: { page: pageOf('showSubscription', 'cannotUpdate') },
  play: barred,
});

export const Cancelled = meta.story({
  name: 'Cancelled [SUBS-2]',
  args: { page: pageOf('showSubscription', 'cancelled') },
  play: barred,
});

export const NoSuchSubscription = meta.story({
  name: 'No such subscription',
  args: { page: pageOf('showSubscription', 'noSuchSubscription') },
  play: async (story) => {
    await sees(story, contacting(words.missing));
    await expect(story.canvas.getByRole('link', { name: english.page.returnToSettings })).toBeVisible();
  },
});

export const Ordering = meta.story({
  name: 'Ordering: locked [CHECK-35]',
  beforeEach: () => answers('updateSubscription', { reply: 'updateSucceeded', held: hold() })(),
  play: async (story) => {
    await upgrade(story);
    await seesButton(story, 'loading');
  },
});

export const UpdateSucceeded = meta.story({
  name: 'Update succeeded: a free upgrade goes to the account page [SUBS-9, SUBS-13]',
  args: { page: pageOf('showSubscription', 'upgradeFree') },
  beforeEach: answers('updateSubscription', 'updateSucceeded'),
  play: async (story) => {
    await story.userEvent.click(story.canvas.getByRole('radio', { name: english.level.low }));
    await story.userEvent.click(story.canvas.getByRole('radio', { name: 'Print and digital, United States' }));
    await giveAddress(story);
    await submit(story, 'free');
    await goesTo(story, '/account');
  },
});

export const UpgradeUpdated = meta.story({
  name: 'Upgrade started, upgrade updated: paid in the provider’s form [SUBS-8, SUBS-15]',
  args: { page: pageOf('showSubscription', 'nothingOnFile') },
  beforeEach: answers('updateSubscription', 'upgradeStarted', 'upgradeUpdated'),
  play: async (story) => {
    await chooseStandard(story);
    await submit(story);
    await sees(story, english.status.paymentReady);
    await pay(story);
    await seesButton(story, 'completing');
  },
});

export const Ordered = meta.story({
  name: 'Upgraded: each reply leads to the receipt or the invoice [SUBS-15]',
  ...departures('updateSubscription', upgrade, {
    upgradeCustomerCompleted: '/receipts?token=rcp_Up7s2e',
    upgradeCustomerProcessing: '/invoice/inv_Up7s2e',
    upgradeGratis: '/receipts?token=rcp_Up7s2e',
  }),
});

export const AuthorizationRequired = meta.story({
  name: 'Authorization required: the bank asks the cardholder [CHECK-45]',
  beforeEach: answers('updateSubscription', 'authorizationRequired'),
  play: async (story) => {
    await upgrade(story);
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
});

export const AddressErrors = meta.story({
  name: 'Address errors: opens the settings at the field [SUBS-16]',
  beforeEach: answers('updateSubscription', 'addressErrors'),
  play: async (story) => {
    await upgrade(story);
    const { postcode } = updateSubscription.addressErrors.body.errors.address;
    const field = await story.canvas.findByLabelText(new RegExp(`^${english.address['postcode.postcode']}`));
    await expect(field).toHaveAccessibleDescription(new RegExp(postcode));
    await expect(field).toHaveFocus();
  },
});

export const AddressAskedFor = meta.story({
  name: 'Address missing: opens the settings [SUBS-16]',
  beforeEach: answers('updateSubscription', 'addressMissing'),
  play: async (story) => {
    await upgrade(story);
    await sees(story, updateSubscription.addressMissing.body.errors.address);
    await expect(story.canvas.getByLabelText(english.address.line1)).toBeVisible();
  },
});

const addressSaved = meta.story({
  args: { page: pageOf('showSubscription', 'addressMissing') },
  beforeEach: answers('changeAddress', 'addressUpdated'),
});

async function save(story: Story) {
  await giveAddress(story);
  await press(story, words.save);
}

export const Saving = addressSaved.extend({
  name: 'Saving: sends only the address [ACCT-31]',
  beforeEach: () => answers('changeAddress', { reply: 'addressUpdated', held: hold() })(),
  play: async (story) => {
    await save(story);
    await offers(story, words.saving);
  },
});

export const Reading = addressSaved.extend({
  name: 'Reading: updated, refetches the subscription [SUBS-11, SUBS-12]',
  beforeEach: () => answers('getSubscription', { reply: 'printSubscription', held: hold() })(),
  play: async (story) => {
    await save(story);
    await sees(story, words.updated);
    await sees(story, words.reading);
  },
});

const FOUND = {
  upgradedSubscription: /1540 North Damen Avenue/,
  printSubscription: /29 Marine Parade/,
  digitalSubscription: words.nothing,
};

export const Read = addressSaved.extend({
  name: 'Upgraded, print, digital subscription: shows its current state [SUBS-11, SUBS-12, SUBS-14]',
  ...anew('getSubscription', Object.keys(FOUND) as (keyof typeof FOUND)[], async (story, name) => {
    await save(story);
    await sees(story, words.updated);
    await sees(story, FOUND[name]);
  }),
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the choices stay [CHECK-16, CHECK-14, CHECK-46, CHECK-49, SUBS-5, SUBS-6]',
  ...refusals('updateSubscription', {
    but: ['addressErrors', 'addressMissing'],
    fill: chooseStandard,
    send: (story) => submit(story, 'payment'),
    keeps: async ({ canvas }) => expect(canvas.getByRole('radio', { name: english.level.high })).toBeChecked(),
    says: {
      upgradeUnavailable: contacting(english.problem.upgradeUnavailable),
    },
  }),
});

const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

export const ToldOfChange = meta.story({
  name: 'Changed in another tab: shows what changed, blocks the order until seen',
  args: { page: cheaperBefore(pageOf('showSubscription', 'upgradeForMoney')) },
  beforeEach: answers('getSubscription', 'printSubscription'),
  play: async (story) => {
    await chooseStandard(story);
    comeBack();
    await sees(story, words.changed);
    await expect(story.canvas.getByRole('button', { name: words.goOn })).toBeVisible();
  },
});

function cheaperBefore(shown: SubscriptionPage): SubscriptionPage {
  if (shown.upgrade) shown.upgrade.subscription.upgrade_prices.high['print-c'] = 900;
  return shown;
}

export const LoggedOutElsewhere = meta.story({
  name: 'Logged out in another tab: a bfcache restore reloads the page',
  beforeEach: answers('getSubscription', 'signedOut'),
  play: async (story) => {
    await sees(story, words.nothing);
    comeBack();
    await reloads(story);
  },
});

export const KeyRefused = meta.story({
  name: 'Key foreign, key reused, key in use, key closed: asks before using a new key, then shows the server’s message',
  ...keyRefusals('updateSubscription', upgrade),
});

const unread = async (story: Story) => {
  await save(story);
  await sees(story, words.updated);
  await sees(story, words.readFailed);
  await offers(story, english.common.tryAgain);
};

export const Unread = addressSaved.extend({
  name: 'Updated, but the refetch failed [ACCT-30]',
  ...anew('getSubscription', refusalsOf('getSubscription'), unread),
});
