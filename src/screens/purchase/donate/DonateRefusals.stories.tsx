import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { give } from '#storybook/donate-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { repliesTo } from '#storybook/purchase-replies.ts';
import { contacting } from '#storybook/steps.ts';
import { Donate } from './Donate.tsx';

const meta = preview.meta({
  component: Donate,
  args: { page: pageOf('showDonate', 'onetime'), query: new URLSearchParams() },
  tags: ['flow:donate'],
});

const { donate } = replies;
const { refusing } = repliesTo('donate', give);

export const AmountRefused = meta.story({
  name: 'amountRefused: under the amount [DONATE-16]',
  tags: ['reply:donate.amountRefused'],
  ...refusing('amountRefused', donate.amountRefused.body.errors.amount),
});

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [CHECK-16]',
  tags: ['reply:donate.refused'],
  ...refusing('refused', donate.refused.body.errors),
});

export const OrderFailed = meta.story({
  name: 'orderFailed: the documented sentence [CHECK-50]',
  tags: ['reply:donate.orderFailed'],
  ...refusing('orderFailed', donate.orderFailed.body.errors),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: each at its field [CHECK-14]',
  tags: ['reply:donate.fieldErrors'],
  ...refusing('fieldErrors', ...Object.values(donate.fieldErrors.body.errors)),
});

export const NestedErrors = meta.story({
  name: 'nestedErrors: nested fields [CHECK-14]',
  tags: ['reply:donate.nestedErrors'],
  ...refusing('nestedErrors', ...Object.values(donate.nestedErrors.body.errors.address)),
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:donate.signedOut'],
  ...refusing('signedOut', english.problem.signedOut),
});

export const BotCheckRefused = meta.story({
  name: 'botCheckRefused [CHECK-16]',
  tags: ['reply:donate.botCheckRefused'],
  ...refusing('botCheckRefused', donate.botCheckRefused.body.errors),
});

export const PaidElsewhere = meta.story({
  name: 'paidElsewhere [CHECK-16]',
  tags: ['reply:donate.paidElsewhere'],
  ...refusing('paidElsewhere', donate.paidElsewhere.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:donate.tooManyRequests'],
  ...refusing('tooManyRequests', contacting(english.problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable: the words of the server [CHECK-16]',
  tags: ['reply:donate.unavailable'],
  ...refusing('unavailable', donate.unavailable.body.errors),
});
