import { replies } from '#mocks/replies.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { refused } from '#storybook/refused.ts';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:checkout'],
});

const { subscribe } = replies;

export const NotForNew = meta.story({
  name: 'notForNew: a coupon for renewals alone',
  tags: ['reply:subscribe.notForNew'],
  ...refused('notForNew', subscribe.notForNew.body.errors.coupon),
});

export const NotCovered = meta.story({
  name: 'notCovered: a coupon for another delivery',
  tags: ['reply:subscribe.notCovered'],
  ...refused('notCovered', subscribe.notCovered.body.errors.coupon),
});

export const NoDiscount = meta.story({
  name: 'noDiscount: a coupon that takes nothing off',
  tags: ['reply:subscribe.noDiscount'],
  ...refused('noDiscount', subscribe.noDiscount.body.errors.coupon),
});

export const OrderFailed = meta.story({
  name: 'orderFailed: the documented words in the general area [CHECK-16]',
  tags: ['reply:subscribe.orderFailed'],
  ...refused('orderFailed', subscribe.orderFailed.body.errors),
});

export const ExistingSubscription = meta.story({
  name: 'existingSubscription: the reader has one already',
  tags: ['reply:subscribe.existingSubscription'],
  ...refused('existingSubscription', subscribe.existingSubscription.body.errors),
});

export const SoldOut = meta.story({
  name: 'soldOut: no such field is shown, so it stands in the general area [CHECK-16]',
  tags: ['reply:subscribe.soldOut'],
  ...refused('soldOut', subscribe.soldOut.body.errors.cart.items),
});

export const PaidElsewhere = meta.story({
  name: 'paidElsewhere: another tab was first',
  tags: ['reply:subscribe.paidElsewhere'],
  ...refused('paidElsewhere', subscribe.paidElsewhere.body.errors),
});
