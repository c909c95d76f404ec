import { screen as page } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { repliesTo } from '#storybook/purchase-replies.ts';
import { answers } from '#storybook/server.ts';
import { sees, seesButton, submit } from '#storybook/steps.ts';
import { Invoice } from './Invoice.tsx';

const meta = preview.meta({
  component: Invoice,
  args: { page: pageOf('showInvoice', 'payable') },
  tags: ['flow:invoice'],
});

const { payInvoice } = replies;
const { landing, paying } = repliesTo('payInvoice', submit);

export const Started = meta.story({
  name: 'started: the payment form is shown [CHECK-38]',
  tags: ['reply:payInvoice.started'],
  beforeEach: answers('payInvoice', 'started'),
  play: async (story) => {
    await submit(story);
    await sees(story, english.status.paymentReady);
    await seesButton(story, 'payment');
  },
});

export const Updated = meta.story({
  name: 'updated: the intent is confirmed, then polled [CHECK-39]',
  tags: ['reply:payInvoice.updated', 'state:invoice.open.paying'],
  ...paying('updated', (story) => seesButton(story, 'completing')),
});

export const CustomerCompleted = meta.story({
  name: 'customerCompleted: on to the receipt [CHECK-40]',
  tags: ['reply:payInvoice.customerCompleted', 'state:invoice.completed'],
  ...landing('customerCompleted', `/receipts?token=${payInvoice.customerCompleted.body.data.receipt}`),
});

export const CustomerProcessing = meta.story({
  name: 'customerProcessing: on to the invoice [CHECK-40]',
  tags: ['reply:payInvoice.customerProcessing'],
  ...landing('customerProcessing', `/invoice/${payInvoice.customerProcessing.body.data.invoice}`),
});

export const Gratis = meta.story({
  name: 'gratis: on to the receipt [CHECK-41]',
  tags: ['reply:payInvoice.gratis'],
  ...landing('gratis', `/receipts?token=${payInvoice.gratis.body.data.receipt}`),
});

export const AuthorizationRequired = meta.story({
  name: 'authorizationRequired: the holder is asked [CHECK-45]',
  args: { page: pageOf('showInvoice', 'payableByReader') },
  tags: ['reply:payInvoice.authorizationRequired'],
  beforeEach: answers('payInvoice', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await page.findByRole('dialog');
  },
});

export const ReplacementRequired = meta.story({
  name: 'replacementRequired: a new card is asked for [CHECK-46]',
  args: { page: pageOf('showInvoice', 'payableByReader') },
  tags: ['reply:payInvoice.replacementRequired'],
  beforeEach: answers('payInvoice', 'replacementRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, /To proceed, please update your payment information\./);
  },
});
