import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, goesTo, order, orderAndPay, sees, seesButton } from '#storybook/steps.ts';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:checkout'],
});

const { subscribe } = replies;

export const Started = meta.story({
  name: 'started: the payment form is shown [CHECK-38, CHECK-32]',
  tags: ['reply:subscribe.started'],
  beforeEach: answers('subscribe', 'started'),
  play: async (story) => {
    await order(story);
    await sees(story, english.status.paymentReady);
    await seesButton(story, 'payment');
  },
});

export const Updated = meta.story({
  name: 'updated: the intent is confirmed with the provider, then polled [CHECK-39, POLL-1]',
  tags: ['reply:subscribe.updated', 'state:payment.confirming'],
  beforeEach: answers('subscribe', 'started', 'updated'),
  play: async (story) => {
    await orderAndPay(story);
    await seesButton(story, 'completing');
  },
});

export const CustomerCompleted = meta.story({
  name: 'customerCompleted: on to the receipt [CHECK-40]',
  tags: ['reply:subscribe.customerCompleted', 'state:checkout.completed', 'state:subscribe.completed'],
  beforeEach: answers('subscribe', 'customerCompleted'),
  play: async (story) => {
    await order(story);
    await goesTo(story, `/receipts?token=${subscribe.customerCompleted.body.data.receipt}`);
    await seesButton(story, 'completed');
  },
});

export const CustomerProcessing = meta.story({
  name: 'customerProcessing: on to the invoice [CHECK-40]',
  tags: ['reply:subscribe.customerProcessing'],
  beforeEach: answers('subscribe', 'customerProcessing'),
  play: async (story) => {
    await order(story);
    await goesTo(story, `/invoice/${subscribe.customerProcessing.body.data.invoice}`);
  },
});

export const Gratis = meta.story({
  name: 'gratis: on to the receipt [CHECK-41]',
  tags: ['reply:subscribe.gratis'],
  beforeEach: answers('subscribe', 'gratis'),
  play: async (story) => {
    await order(story);
    await goesTo(story, `/receipts?token=${subscribe.gratis.body.data.receipt}`);
  },
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:subscribe.tooManyRequests'],
  beforeEach: answers('subscribe', 'tooManyRequests'),
  play: async (story) => {
    await order(story);
    await sees(story, contacting(english.problem.tooManyRequests));
    await seesButton(story, 'proceed');
  },
});
