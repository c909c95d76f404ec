import { expect, screen as page } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { upgrade } from '#storybook/change-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, sees } from '#storybook/steps.ts';
import { SubscriptionChange } from './SubscriptionChange.tsx';

const meta = preview.meta({
  component: SubscriptionChange,
  args: { page: pageOf('showSubscription', 'upgradeForMoney') },
  tags: ['flow:subscriptionChange'],
});

const { updateSubscription } = replies;

export const AddressErrors = meta.story({
  name: 'addressErrors: the settings form is opened, at the field [SUBS-16]',
  tags: ['reply:updateSubscription.addressErrors'],
  beforeEach: answers('updateSubscription', 'addressErrors'),
  play: async (story) => {
    await upgrade(story);
    const { postcode } = updateSubscription.addressErrors.body.errors.address;
    const field = await story.canvas.findByLabelText(new RegExp(`^${english.address.postcode}`));
    await expect(field).toHaveAccessibleDescription(new RegExp(postcode));
    await expect(field).toHaveFocus();
  },
});

export const AddressMissing = meta.story({
  name: 'addressMissing: the settings form is opened [SUBS-16]',
  tags: ['reply:updateSubscription.addressMissing'],
  beforeEach: answers('updateSubscription', 'addressMissing'),
  play: async (story) => {
    await upgrade(story);
    await sees(story, updateSubscription.addressMissing.body.errors.address);
    await expect(story.canvas.getByLabelText(english.address.line1)).toBeVisible();
  },
});

export const AuthorizationRequired = meta.story({
  name: 'authorizationRequired: the holder of the card is asked [CHECK-45]',
  tags: ['reply:updateSubscription.authorizationRequired'],
  beforeEach: answers('updateSubscription', 'authorizationRequired'),
  play: async (story) => {
    await upgrade(story);
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
});

export const Gratis = meta.story({
  name: 'upgradeGratis: nothing to pay after all [SUBS-15]',
  tags: ['reply:updateSubscription.upgradeGratis'],
  beforeEach: answers('updateSubscription', 'upgradeGratis'),
  play: async (story) => {
    await upgrade(story);
    await goesTo(story, '/receipts?token=rcp_Up7s2e');
  },
});
