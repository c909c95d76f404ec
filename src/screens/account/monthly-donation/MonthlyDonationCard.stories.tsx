import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { clickOn, notKept, notRestarted, offers, updateBank, updateCard } from '#storybook/card-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, leavesNotice, reloads, sees } from '#storybook/steps.ts';
import { MonthlyDonationCard } from './MonthlyDonationCard.tsx';

const { setDonationCard, restartDonation } = replies;

const meta = preview.meta({
  component: MonthlyDonationCard,
  args: { page: pageOf('showDonationSetup', 'donation'), query: new URLSearchParams('token=don_3Kf8Yw') },
  tags: ['flow:monthlyDonationCard'],
});

export const Donation = meta.story({
  name: 'Loaded: a donation that is paid, by the token alone [MDON-1, MDON-3]',
  tags: ['page:showDonationSetup.donation', 'state:monthlyDonationCard.loaded'],
  play: async (story) => {
    await sees(story, 'Visa ending in 4242, expires 08/2029');
    await expect(await story.canvas.findByLabelText('Card number')).toBeVisible();
  },
});

export const ByBank = meta.story({
  name: 'Loaded: paid from a bank account',
  args: { page: pageOf('showDonationSetup', 'donationByBank') },
  tags: ['page:showDonationSetup.donationByBank'],
  play: (story) => sees(story, 'Harbor Savings, account ending in 6789'),
});

export const Failing = meta.story({
  name: 'Loaded: the latest payment could not be taken [MDON-5]',
  args: { page: pageOf('showDonationSetup', 'donationFailing') },
  tags: ['page:showDonationSetup.donationFailing'],
  play: async (story) => {
    await sees(story, english.donationCard.failing);
    await sees(story, 'Visa ending in 0002, expired 01/2026');
  },
});

export const Completed = meta.story({
  name: 'Completed: back from the provider [MDON-3, MDON-4]',
  args: {
    page: pageOf('showDonationSetup', 'donationCompleted'),
    query: new URLSearchParams('token=don_3Kf8Yw&redirect_status=succeeded'),
  },
  tags: ['page:showDonationSetup.donationCompleted', 'state:monthlyDonationCard.completed'],
  play: async (story) => {
    await sees(story, english.card.updated);
    await sees(story, 'Mastercard ending in 5454, expires 11/2030');
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const NoDonation = meta.story({
  name: 'Failed: the link is not valid any more [MDON-1, MDON-3, MDON-6]',
  args: { page: pageOf('showDonationSetup', 'noDonation') },
  tags: ['page:showDonationSetup.noDonation', 'state:monthlyDonationCard.failed'],
  play: async (story) => {
    await sees(story, contacting(english.problem.callFailed));
    const back = story.canvas.getByRole('link', { name: english.page.returnToSettings });
    await expect(back).toHaveAttribute('href', '/account');
  },
});

export const CardKept = meta.story({
  name: 'donationCardKept: a success confirmation, and the new card [MDON-1, PAYM-4]',
  tags: ['reply:setDonationCard.donationCardKept'],
  beforeEach: answers('setDonationCard', 'donationCardKept'),
  play: async (story) => {
    await updateCard(story);
    await sees(story, english.card.updated);
    await sees(story, 'Mastercard ending in 5454, expires 11/2030');
  },
});

export const Processing = meta.story({
  name: 'Processing: the bank confirms the account in its own time',
  tags: ['state:monthlyDonationCard.processing'],
  play: async (story) => {
    await updateBank(story);
    await sees(story, english.card.processing);
  },
});

const failingDonation = meta.story({
  args: { page: pageOf('showDonationSetup', 'donationFailing') },
  beforeEach: answers('setDonationCard', 'failingDonationCardKept'),
});

export const Restarting = failingDonation.extend({
  name: 'failingDonationCardKept: the donation is restarted [MDON-5]',
  tags: [
    'reply:setDonationCard.failingDonationCardKept',
    'state:monthlyDonationCard.restarting.preparing',
    'state:monthlyDonationCard.restarting.sending',
  ],
  beforeEach: () => answers('restartDonation', { reply: 'restarted', held: hold() })(),
  play: async (story) => {
    await updateCard(story);
    await offers(story, english.donationCard.restarting);
  },
});

export const Restarted = failingDonation.extend({
  name: 'restarted: the page is loaded anew, to say what was done [MDON-5]',
  tags: ['reply:restartDonation.restarted', 'state:monthlyDonationCard.left'],
  beforeEach: answers('restartDonation', 'restarted'),
  play: async (story) => {
    await updateCard(story);
    await reloads(story);
    await leavesNotice(story, 'paymentUpdated');
  },
});

export const AfterRestart = meta.story({
  name: 'Loaded anew after a restart: what was done is said once [MDON-5]',
  parameters: { world: { notice: 'paymentUpdated' } },
  play: (story) => sees(story, english.notice.paymentUpdated),
});

export const NameBlank = meta.story({
  name: 'nameBlank: at the name [PAYM-3, MDON-1]',
  tags: ['reply:setDonationCard.nameBlank'],
  ...notKept('setDonationCard', 'nameBlank', setDonationCard.nameBlank.body.errors.name),
});

export const CardDeclined = meta.story({
  name: 'cardDeclined: another card is asked for',
  tags: ['reply:setDonationCard.cardDeclined'],
  ...notKept('setDonationCard', 'cardDeclined', setDonationCard.cardDeclined.body.errors),
});

export const UnknownCard = meta.story({
  name: 'unknownCard',
  tags: ['reply:setDonationCard.unknownCard'],
  ...notKept('setDonationCard', 'unknownCard', setDonationCard.unknownCard.body.errors),
});

export const LinkRefused = meta.story({
  name: 'linkRefused: the mailed link has run out meanwhile',
  tags: ['reply:setDonationCard.linkRefused'],
  ...notKept('setDonationCard', 'linkRefused', setDonationCard.linkRefused.body.errors),
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:setDonationCard.viewOnly'],
  ...notKept('setDonationCard', 'viewOnly', setDonationCard.viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests on keeping the card',
  tags: ['reply:setDonationCard.tooManyRequests'],
  ...notKept('setDonationCard', 'tooManyRequests', contacting(english.problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable on keeping the card',
  tags: ['reply:setDonationCard.unavailable'],
  ...notKept('setDonationCard', 'unavailable', setDonationCard.unavailable.body.errors),
});

export const RestartDeclined = failingDonation.extend({
  name: 'restartDeclined: updated, not restarted, and both can be tried again',
  tags: ['reply:restartDonation.restartDeclined', 'state:monthlyDonationCard.unrestarted'],
  ...notRestarted('restartDeclined', restartDonation.restartDeclined.body.errors),
});

export const UnknownMethod = failingDonation.extend({
  name: 'unknownMethod',
  tags: ['reply:restartDonation.unknownMethod'],
  ...notRestarted('unknownMethod', restartDonation.unknownMethod.body.errors),
});

export const NotFailing = failingDonation.extend({
  name: 'notFailing: it was restarted in another tab',
  tags: ['reply:restartDonation.notFailing'],
  ...notRestarted('notFailing', restartDonation.notFailing.body.errors),
});

export const CardUnchanged = failingDonation.extend({
  name: 'cardUnchanged',
  tags: ['reply:restartDonation.cardUnchanged'],
  ...notRestarted('cardUnchanged', restartDonation.cardUnchanged.body.errors),
});

const KEY_REFUSALS = ['keyForeign', 'keyReused', 'keyInUse', 'keyClosed'] as const;

export const KeyRefused = failingDonation.extend({
  name: 'keyForeign, keyReused, keyInUse, keyClosed: the words of the server, and it can be tried again',
  tags: [
    'reply:restartDonation.keyForeign',
    'reply:restartDonation.keyReused',
    'reply:restartDonation.keyInUse',
    'reply:restartDonation.keyClosed',
  ],
  beforeEach: answers('restartDonation', ...KEY_REFUSALS),
  play: async (story) => {
    await updateCard(story);
    for (const name of KEY_REFUSALS) {
      await sees(story, restartDonation[name].body.errors);
      await clickOn(story, english.donationCard.retry);
    }
  },
});

export const RestartLinkRefused = failingDonation.extend({
  name: 'linkRefused on restarting the donation',
  tags: ['reply:restartDonation.linkRefused'],
  ...notRestarted('linkRefused', restartDonation.linkRefused.body.errors),
});

export const RestartViewOnly = failingDonation.extend({
  name: 'viewOnly on restarting the donation',
  tags: ['reply:restartDonation.viewOnly'],
  ...notRestarted('viewOnly', restartDonation.viewOnly.body.errors),
});

export const RestartTooManyRequests = failingDonation.extend({
  name: 'tooManyRequests on restarting the donation',
  tags: ['reply:restartDonation.tooManyRequests'],
  ...notRestarted('tooManyRequests', contacting(english.problem.tooManyRequests)),
});

export const RestartUnavailable = failingDonation.extend({
  name: 'unavailable on restarting the donation',
  tags: ['reply:restartDonation.unavailable'],
  ...notRestarted('unavailable', restartDonation.unavailable.body.errors),
});
