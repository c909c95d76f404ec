import { expect } from 'storybook/test';
import { withoutStop } from '#machines/rules/payment/invoice.ts';
import { receiptPath } from '#machines/rules/payment/landing.ts';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting, sees, seesButton } from '#storybook/steps.ts';
import { Invoice } from './Invoice.tsx';

const { invoiceProcessing, invoiceFailed, invoicePaid } = pages.showInvoice;
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
  play: async (story) => {
    await sees(
      story,
      fill(english.invoice.failed, { message: withoutStop(invoiceFailed.body.invoice.failures[0].data.msg) }),
    );
    await seesButton(story, 'proceed');
  },
});

export const Paid = meta.story({
  name: 'invoicePaid: with its receipt, no button, and no word of an earlier failure [INV-12]',
  args: { page: pageOf('showInvoice', 'invoicePaid') },
  tags: ['page:showInvoice.invoicePaid'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: english.invoice.receipt })).toHaveAttribute(
      'href',
      receiptPath(invoicePaid.body.receipt),
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    for (const words of [/failed to completed/, english.invoice.pastDue])
      await expect(canvas.queryByText(words)).not.toBeInTheDocument();
  },
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
