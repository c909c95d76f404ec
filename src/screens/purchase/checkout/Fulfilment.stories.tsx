import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, goesTo, sees, seesButton } from '#storybook/steps.ts';

const intent = replies.subscribe.started.body.data.keys.payment_intent_id;
const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  parameters: { world: { attempt: { step: 'completing', intent } } },
  tags: ['flow:fulfilment'],
});

export const Polling = meta.story({
  name: 'Polling: the first answer is not there yet [CHECK-29]',
  tags: ['state:fulfilment.polling', 'state:checkout.completing'],
  beforeEach: () => answers('getFulfilment', 'inProgress', { reply: 'inProgress', held: hold() })(),
  play: async (story) => {
    await seesButton(story, 'completing');
    await sees(story, english.status.completing);
  },
});

export const InProgress = meta.story({
  name: 'inProgress: waiting for the next poll [POLL-2]',
  tags: ['state:fulfilment.waiting', 'reply:getFulfilment.inProgress'],
  beforeEach: answers('getFulfilment', 'inProgress'),
  play: async (story) => {
    await seesButton(story, 'completing');
  },
});

export const Completed = meta.story({
  name: 'completed: on to the receipt [POLL-3]',
  tags: ['reply:getFulfilment.completed', 'state:fulfilment.ended', 'state:checkout.completed'],
  parameters: { world: { impatient: true } },
  beforeEach: answers('getFulfilment', 'inProgress', 'inProgress', 'completed'),
  play: async (story) => {
    await goesTo(story, `/receipts?token=${replies.getFulfilment.completed.body.receipt}`);
    await seesButton(story, 'completed');
  },
});

export const Processing = meta.story({
  name: 'processing: on to the invoice [POLL-4]',
  tags: ['reply:getFulfilment.processing'],
  beforeEach: answers('getFulfilment', 'inProgress', 'processing'),
  play: async (story) => {
    await goesTo(story, `/invoice/${replies.getFulfilment.processing.body.invoice}`);
  },
});

export const TimedOut = meta.story({
  name: 'Timed out after a hundred polls [POLL-2, POLL-5, POLL-8]',
  parameters: { world: { impatient: true } },
  beforeEach: answers('getFulfilment', 'inProgress'),
  play: async (story) => {
    await story.canvas.findByText(fillCount(english.status.stillCompleting, 90));
    await sees(story, new RegExp(`^${english.problem.timedOut} ${contacting(english.problem.orderFailed)}`));
    await seesButton(story, 'checkAgain');
  },
});

export const Offline = meta.story({
  name: 'No answer: connection lost, still checking',
  beforeEach: answers('getFulfilment', 'inProgress', dropped),
  play: async (story) => {
    await sees(story, english.status.connectionLost);
    await seesButton(story, 'completing');
  },
});
