import { replies } from '#mocks/replies.ts';
import { give } from '#storybook/donate-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { repliesTo } from '#storybook/purchase-replies.ts';
import { Donate } from './Donate.tsx';

const meta = preview.meta({
  component: Donate,
  args: { page: pageOf('showDonate', 'onetime'), query: new URLSearchParams() },
  tags: ['flow:donate'],
});

const { donate } = replies;
const { refusing } = repliesTo('donate', give);

export const UpdatedFailed = meta.story({
  name: 'updatedFailed: its message is the general error [CHECK-49]',
  tags: ['reply:donate.updatedFailed'],
  ...refusing('updatedFailed', donate.updatedFailed.body.message),
});

export const UpdateFailed = meta.story({
  name: 'updateFailed: the same, as some servers write it [CHECK-49]',
  tags: ['reply:donate.updateFailed'],
  ...refusing('updateFailed', donate.updateFailed.body.message),
});

export const PaymentRefused = meta.story({
  name: 'paymentRefused: only a message [CHECK-49]',
  tags: ['reply:donate.paymentRefused'],
  ...refusing('paymentRefused', donate.paymentRefused.body.checkout_errors.message),
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:donate.viewOnly'],
  ...refusing('viewOnly', donate.viewOnly.body.errors),
});
