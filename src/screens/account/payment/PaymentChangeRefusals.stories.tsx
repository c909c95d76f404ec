import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { notKept } from '#storybook/card-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting } from '#storybook/steps.ts';
import { PaymentChange } from './PaymentChange.tsx';

const meta = preview.meta({
  component: PaymentChange,
  args: { page: pageOf('showPayment', 'cardOnFile'), query: new URLSearchParams() },
  tags: ['flow:cardUpdate'],
});

const { setCard } = replies;

export const NameBlank = meta.story({
  name: 'nameBlank: at the name [PAYM-3]',
  tags: ['reply:setCard.nameBlank'],
  ...notKept('setCard', 'nameBlank', setCard.nameBlank.body.errors.name),
});

export const CardDeclined = meta.story({
  name: 'cardDeclined: another card is asked for',
  tags: ['reply:setCard.cardDeclined', 'state:cardUpdate.unsettled'],
  ...notKept('setCard', 'cardDeclined', setCard.cardDeclined.body.errors),
});

export const UnknownCard = meta.story({
  name: 'unknownCard',
  tags: ['reply:setCard.unknownCard'],
  ...notKept('setCard', 'unknownCard', setCard.unknownCard.body.errors),
});

export const SignedOut = meta.story({
  name: 'signedOut: said in our own words',
  tags: ['reply:setCard.signedOut'],
  ...notKept('setCard', 'signedOut', english.problem.signedOut),
});

export const LinkRefused = meta.story({
  name: 'linkRefused: the mailed link has run out meanwhile',
  tags: ['reply:setCard.linkRefused'],
  ...notKept('setCard', 'linkRefused', setCard.linkRefused.body.errors),
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:setCard.viewOnly'],
  ...notKept('setCard', 'viewOnly', setCard.viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:setCard.tooManyRequests'],
  ...notKept('setCard', 'tooManyRequests', contacting(english.problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:setCard.unavailable'],
  ...notKept('setCard', 'unavailable', setCard.unavailable.body.errors),
});
