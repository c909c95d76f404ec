import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { notChanged } from '#storybook/change-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting } from '#storybook/steps.ts';
import { SubscriptionChange } from './SubscriptionChange.tsx';

const meta = preview.meta({
  component: SubscriptionChange,
  args: { page: pageOf('showSubscription', 'upgradeForMoney') },
  tags: ['flow:subscriptionChange'],
});

const { updateSubscription } = replies;

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:updateSubscription.signedOut'],
  ...notChanged('signedOut', english.problem.signedOut),
});

export const BotCheckRefused = meta.story({
  name: 'botCheckRefused',
  tags: ['reply:updateSubscription.botCheckRefused'],
  ...notChanged('botCheckRefused', updateSubscription.botCheckRefused.body.errors),
});

export const ViewOnly = meta.story({
  name: 'viewOnly',
  tags: ['reply:updateSubscription.viewOnly'],
  ...notChanged('viewOnly', updateSubscription.viewOnly.body.errors),
});

export const NoSuchSubscription = meta.story({
  name: 'noSuchSubscription: gone since the page was opened',
  tags: ['reply:updateSubscription.noSuchSubscription'],
  ...notChanged('noSuchSubscription', updateSubscription.noSuchSubscription.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:updateSubscription.tooManyRequests'],
  ...notChanged('tooManyRequests', contacting(english.problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:updateSubscription.unavailable'],
  ...notChanged('unavailable', updateSubscription.unavailable.body.errors),
});
