import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { reloads, type Story, sees, submit } from '#storybook/steps.ts';
import { Invoice } from './Invoice.tsx';

const meta = preview.meta({
  component: Invoice,
  args: { page: pageOf('showInvoice', 'payable') },
  tags: ['flow:invoice'],
});

const { payInvoice } = replies;

/** The reply takes the payment off the page; the reader loads the page anew. */
const outdated = (reply: 'invoiceProcessing' | 'invoicePaid' | 'invoiceChanged') => ({
  beforeEach: answers('payInvoice', reply),
  play: async (story: Story) => {
    await submit(story);
    await sees(story, payInvoice[reply].body.errors);
    const [button, ...more] = story.canvas.getAllByRole('button');
    await expect([button?.textContent, more]).toEqual([english.invoice.outdated, []]);
    if (button) await story.userEvent.click(button);
    await reloads(story);
  },
});

export const InvoiceProcessing = meta.story({
  name: 'invoiceProcessing: it is being paid elsewhere, so nothing can be paid here [INV-12]',
  tags: ['reply:payInvoice.invoiceProcessing'],
  ...outdated('invoiceProcessing'),
});

export const InvoicePaid = meta.story({
  name: 'invoicePaid: it was paid elsewhere, and is shown anew [INV-12]',
  tags: ['reply:payInvoice.invoicePaid', 'state:invoice.open.outdated'],
  ...outdated('invoicePaid'),
});

export const InvoiceChanged = meta.story({
  name: 'invoiceChanged: it is shown anew before it is paid',
  tags: ['reply:payInvoice.invoiceChanged'],
  ...outdated('invoiceChanged'),
});
