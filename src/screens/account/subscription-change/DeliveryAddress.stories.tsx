import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
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
  tags: ['flow:deliveryAddress'],
});

const words = english.subscriptionChange;

async function save(story: Story) {
  await giveAddress(story);
  await clickOn(story, words.save);
}

export const Saving = meta.story({
  name: 'Saving: the address alone is on its way [ACCT-31]',
  tags: ['state:deliveryAddress.saving', 'state:subscriptionChange.open.saving'],
  beforeEach: () => answers('changeAddress', { reply: 'addressUpdated', held: hold() })(),
  play: async (story) => {
    await save(story);
    await offers(story, words.saving);
  },
});

export const Reading = meta.story({
  name: 'Reading: updated, and the subscription is loaded again [SUBS-11, SUBS-12]',
  tags: ['state:deliveryAddress.reading', 'state:subscriptionInfo.loading'],
  beforeEach: () => answers('getSubscription', { reply: 'printSubscription', held: hold() })(),
  play: async (story) => {
    await save(story);
    await sees(story, words.updated);
    await sees(story, words.reading);
  },
});

export const Upgraded = meta.story({
  name: 'upgradedSubscription: what holds now is shown [SUBS-11, SUBS-12, SUBS-14]',
  tags: ['reply:getSubscription.upgradedSubscription', 'state:deliveryAddress.ended', 'state:subscriptionInfo.loaded'],
  beforeEach: answers('getSubscription', 'upgradedSubscription'),
  play: async (story) => {
    await save(story);
    await sees(story, words.updated);
    await sees(story, /1540 North Damen Avenue/);
    await expect(story.canvas.getByRole('radio', { name: english.level.low })).toBeChecked();
  },
});

export const Print = meta.story({
  name: 'printSubscription',
  tags: ['reply:getSubscription.printSubscription'],
  beforeEach: answers('getSubscription', 'printSubscription'),
  play: async (story) => {
    await save(story);
    await sees(story, /29 Marine Parade/);
  },
});
