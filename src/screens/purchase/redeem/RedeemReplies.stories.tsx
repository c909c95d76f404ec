import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
import { choosePrint, redeemDigital, upgradeGift } from '#storybook/gift-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { fillAddress, fillDigital, goesTo, pay, sees, seesButton, submit } from '#storybook/steps.ts';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  component: Redeem,
  args: { page: pageOf('showRedeem', 'upgradeRequired') },
  tags: ['flow:redeem'],
});

export const Ordering = meta.story({
  name: 'Ordering: nothing can be edited [CHECK-35]',
  tags: ['state:redeem.open.ordering'],
  beforeEach: () => answers('redeemGift', { reply: 'redeemSucceeded', held: hold() })(),
  play: async (story) => {
    await submit(story, 'free');
    await seesButton(story, 'loading');
    await expect(story.canvas.getByLabelText(english.purchaser.email)).toBeDisabled();
  },
});

export const RedeemSucceeded = meta.story({
  name: 'redeemSucceeded: said, and that an email was sent [REDEEM-12, CHECK-42]',
  args: { page: pageOf('showRedeem', 'fresh') },
  tags: ['reply:redeemGift.redeemSucceeded', 'state:redeem.completed'],
  beforeEach: answers('redeemGift', 'redeemSucceeded'),
  play: async (story) => {
    await redeemDigital(story);
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Subscription redeemed' })).toBeVisible();
    await sees(story, /^A confirmation email was sent to .+@.+\.$/);
    await expect(story.canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

export const UpgradeUpdated = meta.story({
  name: 'upgradeStarted, upgradeUpdated: paid in the provider’s form [REDEEM-10, SUBS-15]',
  args: { page: pageOf('showRedeem', 'digitalGift') },
  tags: ['reply:redeemGift.upgradeStarted', 'reply:redeemGift.upgradeUpdated'],
  beforeEach: answers('redeemGift', 'upgradeStarted', 'upgradeUpdated'),
  play: async (story) => {
    await fillDigital(story);
    await choosePrint(story);
    await fillAddress(story);
    await submit(story);
    await sees(story, english.status.paymentReady);
    await pay(story);
    await seesButton(story, 'completing');
  },
});

export const UpgradeCompleted = meta.story({
  name: 'upgradeCompleted: on to the receipt [SUBS-15]',
  tags: ['reply:redeemGift.upgradeCompleted'],
  beforeEach: answers('redeemGift', 'upgradeCompleted'),
  play: async (story) => {
    await upgradeGift(story);
    await goesTo(story, '/receipts?token=rcp_Vd0w7c');
  },
});

export const UpgradeProcessing = meta.story({
  name: 'upgradeProcessing: on to the invoice [SUBS-15]',
  tags: ['reply:redeemGift.upgradeProcessing'],
  beforeEach: answers('redeemGift', 'upgradeProcessing'),
  play: async (story) => {
    await upgradeGift(story);
    await goesTo(story, '/invoice/inv_5tG4hA');
  },
});
