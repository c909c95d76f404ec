import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { type Story, sees, seesButton, submit } from '#storybook/steps.ts';

const intent = replies.subscribe.started.body.data.keys.payment_intent_id;
const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  parameters: { world: { attempt: { step: 'completing', intent } } },
  tags: ['flow:fulfilment'],
});

/** A poll is answered with a failure: it is said, and only a check is offered. */
const failed = (name: ReplyName<'getFulfilment'>) => ({
  beforeEach: answers('getFulfilment', 'inProgress', name),
  play: async (story: Story) => {
    await sees(story, english.problem.unexpected);
    await seesButton(story, 'checkAgain');
  },
});

export const SignedOut = meta.story({
  name: 'signedOut [POLL-6, POLL-8]',
  tags: ['reply:getFulfilment.signedOut'],
  ...failed('signedOut'),
});

export const UnknownIntent = meta.story({
  name: 'unknownIntent [POLL-6, POLL-8]',
  tags: ['reply:getFulfilment.unknownIntent'],
  ...failed('unknownIntent'),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests [POLL-6, POLL-8]',
  tags: ['reply:getFulfilment.tooManyRequests'],
  ...failed('tooManyRequests'),
});

export const Unpaid = meta.story({
  name: 'unpaid: only then can it be paid again [POLL-8]',
  tags: ['reply:getFulfilment.unpaid'],
  beforeEach: answers('getFulfilment', 'inProgress', 'unpaid'),
  play: async (story) => {
    await sees(story, english.problem.unpaid);
    await seesButton(story, 'proceed');
  },
});

export const CheckedAgain = meta.story({
  name: 'Checked again after a failed poll: the order was fulfilled [POLL-3, POLL-8]',
  beforeEach: answers('getFulfilment', 'inProgress', 'unavailable', 'completed'),
  play: async (story) => {
    await submit(story, 'checkAgain');
    await sees(story, /^\/receipts\?token=/);
  },
});
