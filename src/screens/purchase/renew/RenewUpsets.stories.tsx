import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { notRenewed } from '#storybook/renew-steps.ts';
import { contacting } from '#storybook/steps.ts';
import { Renew } from './Renew.tsx';

const meta = preview.meta({
  component: Renew,
  args: { page: pageOf('showRenew', 'extended') },
  tags: ['flow:renew'],
});

const { renewSubscription } = replies;

export const SignedOut = meta.story({
  name: 'signedOut: and the way back in',
  tags: ['reply:renewSubscription.signedOut'],
  ...notRenewed('signedOut', english.problem.signedOut),
});

export const BotCheckRefused = meta.story({
  name: 'botCheckRefused',
  tags: ['reply:renewSubscription.botCheckRefused'],
  ...notRenewed('botCheckRefused', renewSubscription.botCheckRefused.body.errors),
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:renewSubscription.viewOnly'],
  ...notRenewed('viewOnly', renewSubscription.viewOnly.body.errors),
});

export const OtherAccount = meta.story({
  name: 'otherAccount',
  tags: ['reply:renewSubscription.otherAccount'],
  ...notRenewed('otherAccount', renewSubscription.otherAccount.body.errors),
});

export const OrderChanged = meta.story({
  name: 'orderChanged',
  tags: ['reply:renewSubscription.orderChanged'],
  ...notRenewed('orderChanged', renewSubscription.orderChanged.body.errors),
});

export const SoldOut = meta.story({
  name: 'soldOut',
  tags: ['reply:renewSubscription.soldOut'],
  ...notRenewed('soldOut', renewSubscription.soldOut.body.errors.cart.items),
});

export const PaidElsewhere = meta.story({
  name: 'paidElsewhere',
  tags: ['reply:renewSubscription.paidElsewhere'],
  ...notRenewed('paidElsewhere', renewSubscription.paidElsewhere.body.errors),
});

export const UpdatedFailed = meta.story({
  name: 'updatedFailed [CHECK-49]',
  tags: ['reply:renewSubscription.updatedFailed'],
  ...notRenewed('updatedFailed', renewSubscription.updatedFailed.body.message),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:renewSubscription.tooManyRequests'],
  ...notRenewed('tooManyRequests', contacting(english.problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:renewSubscription.unavailable'],
  ...notRenewed('unavailable', renewSubscription.unavailable.body.errors),
});
