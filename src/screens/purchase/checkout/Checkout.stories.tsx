import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, order, orderAndPay, sees, seesButton } from '#storybook/steps.ts';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:checkout'],
});

const intent = replies.subscribe.started.body.data.keys.payment_intent_id;

export const Restoring = meta.story({
  name: 'Restoring an order that a reload cut off',
  tags: ['state:checkout.restoring', 'state:subscribe.open.ordering'],
  parameters: { world: { attempt: { step: 'confirming', intent } } },
  beforeEach: () => answers('getFulfilment', { reply: 'inProgress', held: hold() })(),
  play: (story) => sees(story, english.status.checking),
});

export const Proving = meta.story({
  name: 'Loading: waiting for the bot check [CHECK-29, CHECK-35, CHECK-36]',
  tags: ['state:checkout.loading.proving'],
  parameters: { world: { botCheck: 'silent' } },
  play: async (story) => {
    await order(story);
    await seesButton(story, 'loading');
    await expect(story.canvas.getByLabelText(english.purchaser.name)).toBeDisabled();
    await expect(document.documentElement).toHaveAttribute('data-journal-locked');
  },
});

export const BotCheckBlocked = meta.story({
  name: 'The bot check is blocked: said beside the form, which can be sent again',
  parameters: { world: { botCheck: 'blocked' } },
  play: async (story) => {
    await order(story);
    await sees(story, contacting(english.problem.botCheckUnavailable));
    await seesButton(story, 'proceed');
  },
});

export const Ordering = meta.story({
  name: 'Loading: the order is on its way [CHECK-29]',
  tags: ['state:checkout.loading.ordering'],
  beforeEach: () => answers('subscribe', { reply: 'started', held: hold() })(),
  play: async (story) => {
    await order(story);
    await seesButton(story, 'loading');
    await sees(story, english.status.loading);
  },
});

export const Unsettled = meta.story({
  name: 'Unsettled: a poll failed, and only a check is offered [POLL-6, POLL-8]',
  tags: ['state:checkout.unsettled', 'reply:getFulfilment.unavailable', 'state:fulfilment.ended'],
  beforeEach: answers('getFulfilment', 'unavailable'),
  play: async (story) => {
    await orderAndPay(story);
    await sees(story, english.problem.unexpected);
    await seesButton(story, 'checkAgain');
  },
});
