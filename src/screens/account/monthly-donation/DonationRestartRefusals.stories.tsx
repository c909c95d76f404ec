import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { notRestarted } from '#storybook/card-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting } from '#storybook/steps.ts';
import { MonthlyDonationCard } from './MonthlyDonationCard.tsx';

const meta = preview.meta({
  component: MonthlyDonationCard,
  args: { page: pageOf('showDonationSetup', 'donationFailing'), query: new URLSearchParams('token=don_3Kf8Yw') },
  beforeEach: answers('setDonationCard', 'failingDonationCardKept'),
  tags: ['flow:monthlyDonationCard'],
});

const { restartDonation } = replies;

export const LinkRefused = meta.story({
  name: 'linkRefused',
  tags: ['reply:restartDonation.linkRefused'],
  ...notRestarted('linkRefused', restartDonation.linkRefused.body.errors),
});

export const ViewOnly = meta.story({
  name: 'viewOnly',
  tags: ['reply:restartDonation.viewOnly'],
  ...notRestarted('viewOnly', restartDonation.viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:restartDonation.tooManyRequests'],
  ...notRestarted('tooManyRequests', contacting(english.problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:restartDonation.unavailable'],
  ...notRestarted('unavailable', restartDonation.unavailable.body.errors),
});
