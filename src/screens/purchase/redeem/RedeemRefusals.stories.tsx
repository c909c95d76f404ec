import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { notRedeemed } from '#storybook/gift-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees, submit } from '#storybook/steps.ts';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  component: Redeem,
  args: { page: pageOf('showRedeem', 'fresh') },
  tags: ['flow:redeem'],
});

const { redeemGift } = replies;

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [CHECK-16]',
  tags: ['reply:redeemGift.refused'],
  ...notRedeemed('refused', redeemGift.refused.body.errors),
});

export const OrderFailed = meta.story({
  name: 'orderFailed',
  tags: ['reply:redeemGift.orderFailed'],
  ...notRedeemed('orderFailed', redeemGift.orderFailed.body.errors),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: each at its field [CHECK-14]',
  tags: ['reply:redeemGift.fieldErrors'],
  ...notRedeemed('fieldErrors', ...Object.values(redeemGift.fieldErrors.body.errors)),
});

export const NestedErrors = meta.story({
  name: 'nestedErrors: those of nested fields, too [CHECK-14]',
  tags: ['reply:redeemGift.nestedErrors'],
  ...notRedeemed(
    'nestedErrors',
    redeemGift.nestedErrors.body.errors.general,
    ...Object.values(redeemGift.nestedErrors.body.errors.password),
  ),
});

export const OrderChanged = meta.story({
  name: 'orderChanged',
  tags: ['reply:redeemGift.orderChanged'],
  ...notRedeemed('orderChanged', redeemGift.orderChanged.body.errors),
});

export const SoldOut = meta.story({
  name: 'soldOut',
  tags: ['reply:redeemGift.soldOut'],
  ...notRedeemed('soldOut', redeemGift.soldOut.body.errors.cart.items),
});

export const UpdatedFailed = meta.story({
  name: 'updatedFailed [CHECK-49]',
  tags: ['reply:redeemGift.updatedFailed'],
  ...notRedeemed('updatedFailed', redeemGift.updatedFailed.body.message),
});

export const AddressMissing = meta.story({
  name: 'addressMissing: the address form is open, and it stands there [REDEEM-4, CHECK-15]',
  args: { page: pageOf('showRedeem', 'freshForReader') },
  tags: ['reply:redeemGift.addressMissing'],
  beforeEach: answers('redeemGift', 'addressMissing'),
  play: async (story) => {
    await submit(story, 'free');
    await sees(story, redeemGift.addressMissing.body.errors.address);
    await expect(story.canvas.getByLabelText(english.address.line1)).toHaveAttribute('aria-invalid', 'true');
    await expect(story.canvas.getByLabelText(english.address.line1)).toHaveValue('4 Mill Lane');
  },
});
