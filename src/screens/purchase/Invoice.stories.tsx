import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting, sees } from '#storybook/steps.ts';
import { Invoice } from './Invoice.tsx';

const { invoiceProcessing, invoiceFailed, failedTwice } = pages.showInvoice;
const meta = preview.meta({ component: Invoice, args: { page: pageOf('showInvoice', 'invoiceProcessing') } });

export const Processing = meta.story({
  name: 'invoiceProcessing [INV-12, INV-15]',
  tags: ['page:showInvoice.invoiceProcessing'],
  play: async (story) => {
    await sees(story, english.invoice.processing);
    await sees(story, invoiceProcessing.body.invoice.invoice_no);
  },
});

export const Failed = meta.story({
  name: 'invoiceFailed: with the message of the latest failure [INV-17, INV-18]',
  args: { page: pageOf('showInvoice', 'invoiceFailed') },
  tags: ['page:showInvoice.invoiceFailed'],
  play: (story) =>
    sees(story, fill(english.invoice.failed, { message: invoiceFailed.body.invoice.failures[0].data.msg })),
});

export const FailedTwice = meta.story({
  name: 'failedTwice: with the message of the newest [INV-17]',
  args: { page: pageOf('showInvoice', 'failedTwice') },
  tags: ['page:showInvoice.failedTwice'],
  play: (story) =>
    sees(story, fill(english.invoice.failed, { message: failedTwice.body.invoice.failures[0].data.msg })),
});

export const Retrying = meta.story({
  name: 'retrying: a payment is under way after one that failed [INV-15]',
  args: { page: pageOf('showInvoice', 'retrying') },
  tags: ['page:showInvoice.retrying'],
  play: (story) => sees(story, english.invoice.processing),
});

export const Missing = meta.story({
  name: 'noInvoice',
  args: { page: pageOf('showInvoice', 'noInvoice') },
  tags: ['page:showInvoice.noInvoice'],
  play: (story) => sees(story, contacting(english.invoice.missing)),
});
