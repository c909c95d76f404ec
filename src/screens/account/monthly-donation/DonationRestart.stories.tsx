import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { notRestarted, offers, updateCard } from '#storybook/card-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { leavesNotice, reloads } from '#storybook/steps.ts';
import { MonthlyDonationCard } from './MonthlyDonationCard.tsx';

const meta = preview.meta({
  component: MonthlyDonationCard,
  args: { page: pageOf('showDonationSetup', 'donationFailing'), query: new URLSearchParams('token=don_3Kf8Yw') },
  beforeEach: answers('setDonationCard', 'failingDonationCardKept'),
  tags: ['flow:monthlyDonationCard'],
});

const { restartDonation } = replies;

export const Restarting = meta.story({
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

export const Restarted = meta.story({
  name: 'restarted: the page is loaded anew, to say what was done [MDON-5]',
  tags: ['reply:restartDonation.restarted', 'state:monthlyDonationCard.left'],
  beforeEach: answers('restartDonation', 'restarted'),
  play: async (story) => {
    await updateCard(story);
    await reloads(story);
    await leavesNotice(story, 'paymentUpdated');
  },
});

export const RestartDeclined = meta.story({
  name: 'restartDeclined: updated, not restarted, and both can be tried again',
  tags: ['reply:restartDonation.restartDeclined', 'state:monthlyDonationCard.unrestarted'],
  ...notRestarted('restartDeclined', restartDonation.restartDeclined.body.errors),
});

export const UnknownMethod = meta.story({
  name: 'unknownMethod',
  tags: ['reply:restartDonation.unknownMethod'],
  ...notRestarted('unknownMethod', restartDonation.unknownMethod.body.errors),
});

export const NotFailing = meta.story({
  name: 'notFailing: it was restarted in another tab',
  tags: ['reply:restartDonation.notFailing'],
  ...notRestarted('notFailing', restartDonation.notFailing.body.errors),
});

export const CardUnchanged = meta.story({
  name: 'cardUnchanged',
  tags: ['reply:restartDonation.cardUnchanged'],
  ...notRestarted('cardUnchanged', restartDonation.cardUnchanged.body.errors),
});
