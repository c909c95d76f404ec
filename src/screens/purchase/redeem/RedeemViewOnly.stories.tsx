import { replies } from '#mocks/replies.ts';
import { notRedeemed } from '#storybook/gift-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  component: Redeem,
  args: { page: pageOf('showRedeem', 'fresh') },
  tags: ['flow:redeem'],
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:redeemGift.viewOnly'],
  ...notRedeemed('viewOnly', replies.redeemGift.viewOnly.body.errors),
});
