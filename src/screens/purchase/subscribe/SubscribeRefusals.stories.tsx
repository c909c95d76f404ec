import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { refused } from '#storybook/refused.ts';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:checkout'],
});

const { subscribe } = replies;

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [CHECK-16]',
  tags: ['reply:subscribe.refused'],
  ...refused('refused', subscribe.refused.body.errors),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: each at its field [CHECK-14]',
  tags: ['reply:subscribe.fieldErrors'],
  ...refused('fieldErrors', ...Object.values(subscribe.fieldErrors.body.errors)),
});

export const NestedErrors = meta.story({
  name: 'nestedErrors: nested fields and the general area [CHECK-14]',
  tags: ['reply:subscribe.nestedErrors'],
  ...refused(
    'nestedErrors',
    subscribe.nestedErrors.body.errors.general,
    ...Object.values(subscribe.nestedErrors.body.errors.password),
    ...Object.values(subscribe.nestedErrors.body.errors.address),
  ),
});

export const CouponRefused = meta.story({
  name: 'couponRefused: no such field is shown, so it stands in the general area [CHECK-16]',
  tags: ['reply:subscribe.couponRefused'],
  ...refused('couponRefused', subscribe.couponRefused.body.errors.coupon),
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:subscribe.signedOut'],
  ...refused('signedOut', english.problem.signedOut),
});

export const Unavailable = meta.story({
  name: 'unavailable: the words of the server [CHECK-16]',
  tags: ['reply:subscribe.unavailable'],
  ...refused('unavailable', subscribe.unavailable.body.errors),
});
