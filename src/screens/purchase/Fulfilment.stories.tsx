import { parse } from 'valibot';
import { english, fill } from '#messages/messages.ts';
import { pages, replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, goesTo, orderAndPay, sees, seesButton } from '#storybook/steps.ts';
import { Subscribe, screen } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: parse(screen.schema, pages.showSubscribe.visitor.body), query: new URLSearchParams() },
  tags: ['flow:fulfilment'],
});

export const Polling = meta.story({
  name: 'Polling: the first answer is not there yet [POLL-1, CHECK-29]',
  tags: ['state:fulfilment.polling', 'state:checkout.completing'],
  beforeEach: () => answers('getFulfilment', { reply: 'inProgress', held: hold() })(),
  play: async (story) => {
    await orderAndPay(story);
    await seesButton(story, 'completing');
    await sees(story, english.status.completing);
  },
});

export const InProgress = meta.story({
  name: 'inProgress: waiting for the next poll [POLL-2]',
  tags: ['state:fulfilment.waiting', 'reply:getFulfilment.inProgress'],
  beforeEach: answers('getFulfilment', 'inProgress'),
  play: async (story) => {
    await orderAndPay(story);
    await seesButton(story, 'completing');
  },
});

export const Completed = meta.story({
  name: 'completed: on to the receipt [POLL-3]',
  tags: ['reply:getFulfilment.completed', 'state:fulfilment.ended', 'state:checkout.completed'],
  parameters: { world: { impatient: true } },
  beforeEach: answers('getFulfilment', 'inProgress', 'completed'),
  play: async (story) => {
    await orderAndPay(story);
    await goesTo(story, `/receipts?token=${replies.getFulfilment.completed.body.receipt}`);
    await seesButton(story, 'completed');
  },
});

export const Processing = meta.story({
  name: 'processing: on to the invoice [POLL-4]',
  tags: ['reply:getFulfilment.processing'],
  beforeEach: answers('getFulfilment', 'processing'),
  play: async (story) => {
    await orderAndPay(story);
    await goesTo(story, `/invoice/${replies.getFulfilment.processing.body.invoice}`);
  },
});

export const TimedOut = meta.story({
  name: 'Timed out after a hundred polls [POLL-2, POLL-5, POLL-8]',
  parameters: { world: { impatient: true } },
  beforeEach: answers('getFulfilment', 'inProgress'),
  play: async (story) => {
    await orderAndPay(story);
    await story.canvas.findByText(fill(english.status.stillCompleting, { count: '90' }), {}, { timeout: 5_000 });
    await sees(story, new RegExp(`^${english.problem.timedOut} ${contacting(english.problem.orderFailed)}`));
    await seesButton(story, 'checkAgain');
  },
});

export const Offline = meta.story({
  name: 'No answer: connection lost, still checking',
  beforeEach: answers('getFulfilment', dropped),
  play: async (story) => {
    await orderAndPay(story);
    await sees(story, english.status.connectionLost);
    await seesButton(story, 'completing');
  },
});
