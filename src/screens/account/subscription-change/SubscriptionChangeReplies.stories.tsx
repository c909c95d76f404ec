import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
import { chooseStandard, giveAddress, upgrade } from '#storybook/change-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, pay, sees, seesButton, submit } from '#storybook/steps.ts';
import { SubscriptionChange } from './SubscriptionChange.tsx';

const meta = preview.meta({
  component: SubscriptionChange,
  args: { page: pageOf('showSubscription', 'upgradeForMoney') },
  tags: ['flow:subscriptionChange'],
});

export const Ordering = meta.story({
  name: 'Ordering: nothing can be edited [CHECK-35]',
  tags: ['state:subscriptionChange.open.ordering'],
  beforeEach: () => answers('updateSubscription', { reply: 'updateSucceeded', held: hold() })(),
  play: async (story) => {
    await upgrade(story);
    await seesButton(story, 'loading');
  },
});

export const UpdateSucceeded = meta.story({
  name: 'updateSucceeded: a free upgrade goes to the account page [SUBS-9, SUBS-13]',
  args: { page: pageOf('showSubscription', 'upgradeFree') },
  tags: ['reply:updateSubscription.updateSucceeded', 'state:subscriptionChange.completed'],
  beforeEach: answers('updateSubscription', 'updateSucceeded'),
  play: async (story) => {
    await story.userEvent.click(story.canvas.getByRole('radio', { name: english.level.low }));
    await story.userEvent.click(story.canvas.getByRole('radio', { name: 'Print and digital, United States' }));
    await giveAddress(story);
    await submit(story, 'free');
    await goesTo(story, '/account');
  },
});

export const UpgradeUpdated = meta.story({
  name: 'upgradeStarted, upgradeUpdated: paid in the provider’s form [SUBS-8, SUBS-15]',
  args: { page: pageOf('showSubscription', 'nothingOnFile') },
  tags: ['reply:updateSubscription.upgradeStarted', 'reply:updateSubscription.upgradeUpdated'],
  beforeEach: answers('updateSubscription', 'upgradeStarted', 'upgradeUpdated'),
  play: async (story) => {
    await chooseStandard(story);
    await submit(story);
    await sees(story, english.status.paymentReady);
    await pay(story);
    await seesButton(story, 'completing');
  },
});

export const CustomerCompleted = meta.story({
  name: 'upgradeCustomerCompleted: on to the receipt [SUBS-15]',
  tags: ['reply:updateSubscription.upgradeCustomerCompleted'],
  beforeEach: answers('updateSubscription', 'upgradeCustomerCompleted'),
  play: async (story) => {
    await upgrade(story);
    await goesTo(story, '/receipts?token=rcp_Up7s2e');
  },
});

export const CustomerProcessing = meta.story({
  name: 'upgradeCustomerProcessing: on to the invoice [SUBS-15]',
  tags: ['reply:updateSubscription.upgradeCustomerProcessing'],
  beforeEach: answers('updateSubscription', 'upgradeCustomerProcessing'),
  play: async (story) => {
    await upgrade(story);
    await goesTo(story, '/invoice/inv_Up7s2e');
  },
});
