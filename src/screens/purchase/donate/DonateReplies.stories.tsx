import { screen as page } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { give } from '#storybook/donate-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { repliesTo } from '#storybook/purchase-replies.ts';
import { answers } from '#storybook/server.ts';
import { sees, seesButton, submit } from '#storybook/steps.ts';
import { Donate } from './Donate.tsx';

const meta = preview.meta({
  component: Donate,
  args: { page: pageOf('showDonate', 'onetime'), query: new URLSearchParams() },
  tags: ['flow:donate'],
});

const { donate } = replies;
const { landing, paying } = repliesTo('donate', give);

export const Started = meta.story({
  name: 'started: the payment form is shown [CHECK-38]',
  tags: ['reply:donate.started'],
  beforeEach: answers('donate', 'started'),
  play: async (story) => {
    await give(story);
    await sees(story, english.status.paymentReady);
    await seesButton(story, 'payment');
  },
});

export const Updated = meta.story({
  name: 'updated: the intent is confirmed, then polled [CHECK-39]',
  tags: ['reply:donate.updated', 'state:donate.open.ordering'],
  ...paying('updated', (story) => seesButton(story, 'completing')),
});

export const CustomerCompleted = meta.story({
  name: 'customerCompleted: on to the receipt [CHECK-40]',
  tags: ['reply:donate.customerCompleted', 'state:donate.completed'],
  ...landing('customerCompleted', `/receipts?token=${donate.customerCompleted.body.data.receipt}`),
});

export const CustomerProcessing = meta.story({
  name: 'customerProcessing: on to the invoice [CHECK-40]',
  tags: ['reply:donate.customerProcessing'],
  ...landing('customerProcessing', `/invoice/${donate.customerProcessing.body.data.invoice}`),
});

export const AuthorizationRequired = meta.story({
  name: 'authorizationRequired: the holder is asked [CHECK-45]',
  args: { page: pageOf('showDonate', 'loggedInDonor') },
  tags: ['reply:donate.authorizationRequired'],
  beforeEach: answers('donate', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await page.findByRole('dialog');
    await seesButton(story, 'sending');
  },
});

export const ReplacementRequired = meta.story({
  name: 'replacementRequired: a new card is asked for [CHECK-46]',
  args: { page: pageOf('showDonate', 'loggedInDonor') },
  tags: ['reply:donate.replacementRequired'],
  beforeEach: answers('donate', 'replacementRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, /To proceed, please update your payment information\./);
  },
});
