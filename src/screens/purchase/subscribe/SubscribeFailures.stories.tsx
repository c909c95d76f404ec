import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { dropped } from '#mocks/reply.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, order, type Story, sees, seesButton } from '#storybook/steps.ts';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:checkout'],
});

const { subscribe } = replies;

/** The order fails with a documented reply, whose words stand in the general area. */
const failed = (name: ReplyName<'subscribe'>, words: string) => ({
  beforeEach: answers('subscribe', name),
  play: async (story: Story) => {
    await order(story);
    await sees(story, words);
    await seesButton(story, 'proceed');
  },
});

export const PaymentRefused = meta.story({
  name: 'paymentRefused: only a message [CHECK-49]',
  tags: ['reply:subscribe.paymentRefused'],
  ...failed('paymentRefused', subscribe.paymentRefused.body.checkout_errors.message),
});

export const BotCheckRefused = meta.story({
  name: 'botCheckRefused [CHECK-16]',
  tags: ['reply:subscribe.botCheckRefused'],
  ...failed('botCheckRefused', subscribe.botCheckRefused.body.errors),
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:subscribe.viewOnly'],
  ...failed('viewOnly', subscribe.viewOnly.body.errors),
});

export const OrderChanged = meta.story({
  name: 'orderChanged [CHECK-16]',
  tags: ['reply:subscribe.orderChanged'],
  ...failed('orderChanged', subscribe.orderChanged.body.errors),
});

export const UpdatedFailed = meta.story({
  name: 'updatedFailed: its message is the general error [CHECK-49]',
  tags: ['reply:subscribe.updatedFailed'],
  ...failed('updatedFailed', subscribe.updatedFailed.body.message),
});

export const RedeemFailed = meta.story({
  name: 'redeemFailed: its message is the general error [CHECK-49]',
  tags: ['reply:subscribe.redeemFailed'],
  ...failed('redeemFailed', subscribe.redeemFailed.body.message),
});

export const UpgradeFailed = meta.story({
  name: 'upgradeFailed: its message is the general error [CHECK-49]',
  tags: ['reply:subscribe.upgradeFailed'],
  ...failed('upgradeFailed', subscribe.upgradeFailed.body.message),
});

export const Unanswered = meta.story({
  name: 'No answer at all: the generic failure [CHECK-50]',
  beforeEach: answers('subscribe', dropped),
  play: async (story) => {
    await order(story);
    await sees(story, contacting(english.problem.orderFailed));
    await seesButton(story, 'proceed');
  },
});
