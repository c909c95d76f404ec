import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { notRenewed } from '#storybook/renew-steps.ts';
import { Renew } from './Renew.tsx';

const meta = preview.meta({
  component: Renew,
  args: { page: pageOf('showRenew', 'extended') },
  tags: ['flow:renew'],
});

const { renewSubscription } = replies;

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [CHECK-16]',
  tags: ['reply:renewSubscription.refused'],
  ...notRenewed('refused', renewSubscription.refused.body.errors),
});

export const OrderFailed = meta.story({
  name: 'orderFailed',
  tags: ['reply:renewSubscription.orderFailed'],
  ...notRenewed('orderFailed', renewSubscription.orderFailed.body.errors),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: each at its field [CHECK-14]',
  tags: ['reply:renewSubscription.fieldErrors'],
  ...notRenewed('fieldErrors', ...Object.values(renewSubscription.fieldErrors.body.errors)),
});

export const NotForRenewals = meta.story({
  name: 'notForRenewals [COUP-8]',
  tags: ['reply:renewSubscription.notForRenewals'],
  ...notRenewed('notForRenewals', renewSubscription.notForRenewals.body.errors.coupon),
});

export const NotCovered = meta.story({
  name: 'notCovered [COUP-9]',
  tags: ['reply:renewSubscription.notCovered'],
  ...notRenewed('notCovered', renewSubscription.notCovered.body.errors.coupon),
});

export const NoDiscount = meta.story({
  name: 'noDiscount [COUP-6]',
  tags: ['reply:renewSubscription.noDiscount'],
  ...notRenewed('noDiscount', renewSubscription.noDiscount.body.errors.coupon),
});

export const CouponRefused = meta.story({
  name: 'couponRefused',
  tags: ['reply:renewSubscription.couponRefused'],
  ...notRenewed('couponRefused', renewSubscription.couponRefused.body.errors.coupon),
});

export const RenewalNotNecessary = meta.story({
  name: 'renewalNotNecessary: it is a lifetime one by now [RENEW-4]',
  tags: ['reply:renewSubscription.renewalNotNecessary'],
  ...notRenewed('renewalNotNecessary', renewSubscription.renewalNotNecessary.body.errors),
});

export const NestedErrors = meta.story({
  name: 'nestedErrors: those of the address are at its fields, which are open [RENEW-3, CHECK-14]',
  tags: ['reply:renewSubscription.nestedErrors'],
  ...notRenewed(
    'nestedErrors',
    renewSubscription.nestedErrors.body.errors.general,
    ...Object.values(renewSubscription.nestedErrors.body.errors.address),
  ),
});
