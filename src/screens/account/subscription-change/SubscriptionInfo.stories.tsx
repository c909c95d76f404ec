import { english } from '#messages/messages.ts';
import { clickOn, offers } from '#storybook/card-steps.ts';
import { giveAddress } from '#storybook/change-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { type Story, sees } from '#storybook/steps.ts';
import { SubscriptionChange } from './SubscriptionChange.tsx';

const meta = preview.meta({
  component: SubscriptionChange,
  args: { page: pageOf('showSubscription', 'addressMissing') },
  beforeEach: answers('changeAddress', 'addressUpdated'),
  tags: ['flow:subscriptionInfo'],
});

const words = english.subscriptionChange;

const unread = async (story: Story) => {
  await giveAddress(story);
  await clickOn(story, words.save);
  await sees(story, words.updated);
  await sees(story, words.readFailed);
  await offers(story, english.common.tryAgain);
};

export const Digital = meta.story({
  name: 'digitalSubscription: no address is asked for any more',
  tags: ['reply:getSubscription.digitalSubscription'],
  beforeEach: answers('getSubscription', 'digitalSubscription'),
  play: async (story) => {
    await giveAddress(story);
    await clickOn(story, words.save);
    await sees(story, words.updated);
    await sees(story, words.nothing);
  },
});

export const Unavailable = meta.story({
  name: 'unavailable: updated, though it could not be loaded again [ACCT-30]',
  tags: ['reply:getSubscription.unavailable', 'state:subscriptionInfo.failed'],
  beforeEach: answers('getSubscription', 'unavailable'),
  play: unread,
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:getSubscription.signedOut'],
  beforeEach: answers('getSubscription', 'signedOut'),
  play: unread,
});

export const NoSuchSubscription = meta.story({
  name: 'noSuchSubscription',
  tags: ['reply:getSubscription.noSuchSubscription'],
  beforeEach: answers('getSubscription', 'noSuchSubscription'),
  play: unread,
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:getSubscription.tooManyRequests'],
  beforeEach: answers('getSubscription', 'tooManyRequests'),
  play: unread,
});
