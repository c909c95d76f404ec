import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { notKept, updateBank } from '#storybook/card-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting, sees } from '#storybook/steps.ts';
import { MonthlyDonationCard } from './MonthlyDonationCard.tsx';

const meta = preview.meta({
  component: MonthlyDonationCard,
  args: { page: pageOf('showDonationSetup', 'donation'), query: new URLSearchParams('token=don_3Kf8Yw') },
  tags: ['flow:monthlyDonationCard'],
});

const { setDonationCard } = replies;

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
  name: 'tooManyRequests',
  tags: ['reply:setDonationCard.tooManyRequests'],
  ...notKept('setDonationCard', 'tooManyRequests', contacting(english.problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:setDonationCard.unavailable'],
  ...notKept('setDonationCard', 'unavailable', setDonationCard.unavailable.body.errors),
});

export const Processing = meta.story({
  name: 'Processing: the bank confirms the account in its own time',
  tags: ['state:monthlyDonationCard.processing'],
  play: async (story) => {
    await updateBank(story);
    await sees(story, english.card.processing);
  },
});
