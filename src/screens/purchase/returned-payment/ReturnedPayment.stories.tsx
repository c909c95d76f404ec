import { expect, fn } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { goesTo, press, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { ReturnedPayment } from './ReturnedPayment.tsx';

const { payment_intent_id: intent, stripe_secret: secret } = replies.subscribe.started.body.data.keys;
const { returned: words, deposits } = english;

const meta = preview.meta({
  title: 'Pay/Returned payment',
  component: ReturnedPayment,
  args: { returned: { intent, isFailed: false }, onKnown: fn() },
  beforeEach: answers('getFulfilment', 'unknownIntent'),
});

const told = meta.story({ args: { returned: { intent, secret, isFailed: false } } });

export const Reading = meta.story({
  name: 'Checks the order with the server first',
  beforeEach: () => answers('getFulfilment', { reply: 'completed', held: hold() })(),
  play: (story) => sees(story, words.checking),
});

export const Landing = meta.story({
  name: 'The server knows the order: goes to its receipt',
  beforeEach: answers('getFulfilment', 'completed'),
  play: (story) => goesTo(story, `/receipts?token=${replies.getFulfilment.completed.body.receipt}`),
});

export const Claimed = meta.story({
  name: 'Nobody knows: how to find out; paying again takes a choice',
  play: async (story) => {
    const { args, canvas } = story;
    await expect(await canvas.findByRole('heading', { name: words.claimed })).toBeVisible();
    await sees(story, words.receipt);
    await press(story, english.submit.checkAgain);
    await sees(story, words.receipt);
    await expect(args.onKnown).not.toHaveBeenCalled();
    await press(story, words.again);
    await expect(args.onKnown).toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'The address claims a failure',
  args: { returned: { isFailed: true } },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.failed })).toBeVisible(),
});

export const LoadingProvider = told.extend({
  name: 'Loads the provider’s script',
  parameters: { world: { paymentScript: 'silent' } },
  play: (story) => sees(story, words.checking),
});

export const AskingProvider = told.extend({
  name: 'Asks the provider',
  parameters: { world: { paymentStatus: 'silent' } },
  play: (story) => sees(story, words.checking),
});

export const Paid = told.extend({
  name: 'The provider says that it was paid',
  parameters: { world: { paymentStatus: 'taken' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.paid })).toBeVisible(),
});

const unpaid = told.extend({ parameters: { world: { paymentStatus: 'payable' } } });

export const Unpaid = unpaid.extend({
  name: 'The provider says that nothing was paid: asks before the form',
  play: (story) => sees(story, words.unpaidHint),
});

export const UnpaidOpened = unpaid.extend({
  name: 'The provider says that nothing was paid: goes on to the form',
  play: async (story) => {
    await press(story, words.goOn);
    await expect(story.args.onKnown).toHaveBeenCalled();
  },
});

export const Deposited = told.extend({
  name: 'The provider waits for deposits to a bank account',
  parameters: { world: { paymentStatus: { kind: 'verifying', deposits: { arrives: '2026-03-18' } } } },
  play: async (story) => {
    await sees(story, deposits.title);
    await sees(story, new RegExp(fill(deposits.arrives, { date: 'March 18, 2026' })));
    await sees(story, deposits.mailed);
  },
});
