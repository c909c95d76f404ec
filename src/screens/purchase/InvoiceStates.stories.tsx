import { expect } from 'storybook/test';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { type Story, sees } from '#storybook/steps.ts';
import { Invoice } from './Invoice.tsx';

type State = Exclude<keyof typeof pages.showInvoice, 'noInvoice'>;

const meta = preview.meta({ component: Invoice, args: { page: pageOf('showInvoice', 'invoiceProcessing') } });

/** The documented invoice names its number and its total. */
const billing = (name: State, total: string) => ({
  args: { page: pageOf('showInvoice', name) },
  play: async (story: Story) => {
    await sees(story, pages.showInvoice[name].body.invoice.invoice_no);
    await expect(story.canvas.getByRole('row', { name: `Total ${total}` })).toBeVisible();
  },
});

export const Payable = meta.story({
  name: 'payable: by whoever has the link',
  tags: ['page:showInvoice.payable'],
  ...billing('payable', '$29.50'),
});

export const PayableByReader = meta.story({
  name: 'payableByReader: by a reader',
  tags: ['page:showInvoice.payableByReader'],
  ...billing('payableByReader', '$60.00'),
});

export const Introductory = meta.story({
  name: 'introductory: a first subscription',
  tags: ['page:showInvoice.introductory'],
  ...billing('introductory', '$60.00'),
});

export const NetThirty = meta.story({
  name: 'netThirty: billed to somebody else',
  tags: ['page:showInvoice.netThirty'],
  ...billing('netThirty', '$60.00'),
});

export const PastDue = meta.story({
  name: 'pastDue: due before today',
  tags: ['page:showInvoice.pastDue'],
  ...billing('pastDue', '$60.00'),
});

export const CheckOrWireOnly = meta.story({
  name: 'checkOrWireOnly: not by card',
  tags: ['page:showInvoice.checkOrWireOnly'],
  ...billing('checkOrWireOnly', '$60.00'),
});

export const WithGiftees = meta.story({
  name: 'withGiftees: gifts by recipient',
  tags: ['page:showInvoice.withGiftees'],
  ...billing('withGiftees', '$84.00'),
});

export const Upgrade = meta.story({
  name: 'upgrade: a change of a subscription',
  tags: ['page:showInvoice.upgrade'],
  ...billing('upgrade', '$48.00'),
});

export const DigitalInvoice = meta.story({
  name: 'digitalInvoice: nothing is shipped',
  tags: ['page:showInvoice.digitalInvoice'],
  ...billing('digitalInvoice', '$14.00'),
});
