import { expect } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import {
  maybeRestarted,
  offersAnotherCard,
  retryCard,
  seesUnrestarted,
  updateBank,
  updateCard,
} from '#fixtures/stories/card.ts';
import { byLink, offersNoField } from '#fixtures/stories/links.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { anew, refusals, refusalsOf } from '#fixtures/stories/refusals.ts';
import { contacting, expectNotice, offers, press, reloads, type Story, sees, tells } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { MonthlyDonationCard } from './MonthlyDonationCard.tsx';

const { restartDonation } = replies;

const meta = preview.meta({
  title: 'Donate/Monthly donation card',
  component: MonthlyDonationCard,
  args: { page: pageOf('showDonationSetup', 'donation'), query: new URLSearchParams('token=don_3Kf8Yw') },
});

export const Donation = meta.story({
  name: 'Loaded by token: an active donation, which can be stopped [MDON-1, MDON-3, BEYOND-207]',
  play: async (story) => {
    await sees(story, 'Visa ending in 4242, expires 08/2029');
    await expect(await story.canvas.findByLabelText('Card number')).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: english.cancelLink.donation })).toHaveAttribute(
      'href',
      '/account/cancel/don_3Kf8Yw',
    );
  },
});

export const ByBank = meta.story({
  name: 'Loaded: paid from a bank account',
  args: { page: pageOf('showDonationSetup', 'donationByBank') },
  play: (story) => sees(story, 'Harbor Savings, account ending in 6789'),
});

export const Failing = meta.story({
  name: 'Loaded: the monthly amount that resumes with a new card [MDON-5, BEYOND-31]',
  args: { page: pageOf('showDonationSetup', 'donationFailing') },
  play: async (story) => {
    await sees(story, fill(english.donationCard.failingMonthly, { amount: '$15.00' }));
    await sees(story, 'Visa ending in 0002, expired 01/2026');
  },
});

export const Completed = meta.story({
  name: 'Completed: back from the provider [MDON-3, MDON-4]',
  args: {
    page: pageOf('showDonationSetup', 'donationCompleted'),
    query: new URLSearchParams('token=don_3Kf8Yw&redirect_status=succeeded'),
  },
  play: async (story) => {
    await tells(story, 'status', 'Payment updated successfully', 'Mastercard ending in 5454, expires 11/2030');
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** The documented text and link, which every failure of the page has. */
const saysFailed = async (story: Pick<Story, 'canvas'>): Promise<void> => {
  await sees(story, contacting(english.problem.callFailed));
  const back = story.canvas.getByRole('link', { name: english.page.returnToSettings });
  await expect(back).toHaveAttribute('href', '/account');
};

export const NoDonation = meta.story({
  name: 'Failed: the link is no longer valid [MDON-1, MDON-3, MDON-6]',
  args: { page: pageOf('showDonationSetup', 'noDonation') },
  play: saysFailed,
});

export const CardKept = meta.story({
  name: 'Donation card kept: confirmed, with the new card [MDON-1, PAYM-4]',
  beforeEach: answers('setDonationCard', 'donationCardKept'),
  play: async (story) => {
    await updateCard(story);
    await tells(story, 'status', 'Payment updated successfully', 'Mastercard ending in 5454, expires 11/2030');
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
  },
});

export const DepositsBefore = meta.story({
  name: 'Verifying since an earlier page',
  args: { page: pageOf('showDonationSetup', 'donationVerifying') },
  play: (story) => sees(story, english.deposits.confirm),
});

const failingDonation = meta.story({
  args: { page: pageOf('showDonationSetup', 'donationFailing') },
  beforeEach: answers('setDonationCard', 'failingDonationCardKept'),
});

export const Restarting = failingDonation.extend({
  name: 'Failing donation card kept: restarts the donation [MDON-5]',
  beforeEach: () => answers('restartDonation', { reply: 'restarted', held: hold() })(),
  play: async (story) => {
    await updateCard(story);
    await offers(story, english.donationCard.restarting);
  },
});

export const Restarted = failingDonation.extend({
  name: 'Restarted: reloads and confirms it [MDON-5]',
  beforeEach: answers('restartDonation', 'restarted'),
  play: async (story) => {
    await updateCard(story);
    await reloads(story);
    await expectNotice(story, 'donationRestart.done');
  },
});

export const AfterRestart = meta.story({
  name: 'Reloaded after a restart: confirms it once [MDON-5]',
  parameters: { world: { notice: { act: 'donationRestart', end: 'done' } } },
  play: async (story) => {
    const goesOn = fill(english.donationCard.restartedNext, { amount: '$15.00', date: 'March\u00A01,\u00A02026' });
    await tells(story, 'status', 'Payment updated successfully', goesOn);
  },
});

export const AfterRestartContradicted = meta.story({
  name: 'Reloaded after a restart without effect: the donation is still paused',
  args: { page: pageOf('showDonationSetup', 'donationFailing') },
  parameters: { world: { notice: { act: 'donationRestart', end: 'done' } } },
  play: async (story) => {
    await tells(story, 'alert', english.donationCard.unrestarted);
    await expect(story.canvas.queryByText(english.card.updated)).not.toBeInTheDocument();
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, can be retried or another card entered [PAYM-3, MDON-1, MDON-6]',
  ...refusals('setDonationCard', {
    send: updateCard,
    again: retryCard,
    keeps: async (story) => {
      await offersAnotherCard(story);
      await saysFailed(story);
    },
  }),
});

export const ScriptBlocked = meta.story({
  name: 'Provider script blocked: the documented failure [MDON-6]',
  parameters: { world: { paymentScript: 'blocked' } },
  play: async (story) => {
    await sees(story, contacting(english.problem.paymentUnavailable));
    await saysFailed(story);
  },
});

export const Unrestarted = failingDonation.extend({
  name: 'Restart refused: the card is saved, the donation stays paused, asks for another card',
  ...anew(
    'restartDonation',
    refusalsOf('restartDonation', ['notFailing', 'tooManyRequests', 'unavailable']),
    async (story, _, words = '') => {
      await updateCard(story);
      await seesUnrestarted(story, words);
      await saysFailed(story);
    },
  ),
});

export const NotFailing = failingDonation.extend({
  name: 'Not failing: restarted in another tab, reloads and reports it',
  beforeEach: answers('restartDonation', 'notFailing'),
  play: async (story) => {
    await updateCard(story);
    await reloads(story);
    await expectNotice(story, 'donationRestart.already');
  },
});

const KEY_REFUSALS = ['keyForeign', 'keyReused', 'keyInUse'] as const;

export const KeyRefused = failingDonation.extend({
  name: 'Key foreign, key reused, key in use, key closed: outcome unknown until the server confirms it',
  beforeEach: answers('restartDonation', ...KEY_REFUSALS, 'keyClosed'),
  play: async (story) => {
    await updateCard(story);
    for (const name of KEY_REFUSALS) {
      await sees(story, restartDonation[name].body.errors);
      await expect(story.canvas.queryByText(english.outcome.unsure)).not.toBeInTheDocument();
      await press(story, english.outcome.checkAgain);
    }
    await sees(story, restartDonation.keyClosed.body.errors);
    await sees(story, english.donationCard.unrestarted);
  },
});

export const RestartLost = failingDonation.extend({
  name: 'No answer to the restart: outcome unknown, retries with the same key',
  ...maybeRestarted(dropped, english.outcome.unsure),
});

export const RestartTooManyRequests = failingDonation.extend({
  name: 'Too many requests when restarting the donation',
  ...maybeRestarted('tooManyRequests', contacting(english.problem.tooManyRequests)),
});

export const RestartUnavailable = failingDonation.extend({
  name: 'Unavailable when restarting the donation',
  ...maybeRestarted('unavailable', restartDonation.unavailable.body.errors),
});

const failsWithoutField = async (story: Story) => {
  await saysFailed(story);
  await offersNoField(story);
};

export const LinkExpired = meta.story({
  name: 'Link expired: send a new one, and the documented failure [MDON-6]',
  ...byLink('showDonationSetup', 'linkExpired', 'expired', ['renew'], failsWithoutField),
});

export const LinkUnknown = meta.story({
  name: 'Link unknown: the documented failure [MDON-6]',
  ...byLink('showDonationSetup', 'linkUnknown', 'unknown', [], failsWithoutField),
});

export const LinkMissing = meta.story({
  name: 'Link incomplete: open it again, and the documented failure [MDON-6]',
  ...byLink('showDonationSetup', 'linkMissing', 'missing', [], failsWithoutField),
});
