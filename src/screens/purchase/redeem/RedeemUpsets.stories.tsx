import { expect, screen as page } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { notRedeemed, notUpgraded, upgradeGift } from '#storybook/gift-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting } from '#storybook/steps.ts';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  component: Redeem,
  args: { page: pageOf('showRedeem', 'fresh') },
  tags: ['flow:redeem'],
});

const { redeemGift } = replies;

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:redeemGift.signedOut'],
  ...notRedeemed('signedOut', english.problem.signedOut),
});

export const BotCheckRefused = meta.story({
  name: 'botCheckRefused',
  tags: ['reply:redeemGift.botCheckRefused'],
  ...notRedeemed('botCheckRefused', redeemGift.botCheckRefused.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:redeemGift.tooManyRequests'],
  ...notRedeemed('tooManyRequests', contacting(english.problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:redeemGift.unavailable'],
  ...notRedeemed('unavailable', redeemGift.unavailable.body.errors),
});

export const PaymentRefused = meta.story({
  name: 'paymentRefused',
  tags: ['reply:redeemGift.paymentRefused'],
  ...notUpgraded('paymentRefused', redeemGift.paymentRefused.body.checkout_errors.message),
});

export const ReplacementRequired = meta.story({
  name: 'replacementRequired: back to a new card [CHECK-46]',
  tags: ['reply:redeemGift.replacementRequired'],
  ...notUpgraded(
    'replacementRequired',
    `${redeemGift.replacementRequired.body.checkout_errors.message}${english.problem.replacement}`,
  ),
});

export const UpgradeFailed = meta.story({
  name: 'upgradeFailed [CHECK-49]',
  tags: ['reply:redeemGift.upgradeFailed', 'reply:getGift.misaligned'],
  ...notUpgraded('upgradeFailed', redeemGift.upgradeFailed.body.message),
});

export const AuthorizationRequired = meta.story({
  name: 'authorizationRequired: the holder of the card is asked [CHECK-45]',
  args: { page: pageOf('showRedeem', 'upgradeRequired') },
  tags: ['reply:redeemGift.authorizationRequired'],
  beforeEach: answers('redeemGift', 'authorizationRequired'),
  play: async (story) => {
    await upgradeGift(story);
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
});

export const UpdateFailed = meta.story({
  name: 'updateFailed [CHECK-49]',
  tags: ['reply:redeemGift.updateFailed'],
  ...notRedeemed('updateFailed', redeemGift.updateFailed.body.message),
});
