import { expect, within } from 'storybook/test';
import { linesOf } from '#machines/rules/address/address-lines.ts';
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

export const NetThirty = meta.story({
  name: 'netThirty: billed to somebody else, with where it is sent [INV-5, INV-7]',
  tags: ['page:showInvoice.netThirty'],
  ...billing('netThirty', '$60.00'),
});

export const CheckOrWireOnly = meta.story({
  name: 'checkOrWireOnly: not by card, with where a check or wire goes [INV-10, INV-11]',
  tags: ['page:showInvoice.checkOrWireOnly'],
  ...billing('checkOrWireOnly', '$60.00'),
});

export const WithGiftees = meta.story({
  name: 'withGiftees: gifts by recipient, with where each goes [GIFT-5, INV-6]',
  args: { page: pageOf('showInvoice', 'withGiftees') },
  tags: ['page:showInvoice.withGiftees'],
  play: async (story) => {
    await billing('withGiftees', '$84.00').play(story);
    for (const { name, address, goods } of pages.showInvoice.withGiftees.body.invoice.bill.giftees) {
      const item = within((await story.canvas.findByText(name)).closest('li') ?? document.body);
      for (const given of goods)
        await expect(item.getByText(given.name).closest('li')).toHaveTextContent(`${given.qty} ×`);
      if (address) await expect(item.getByText(linesOf(address).join(', '))).toBeVisible();
    }
  },
});

export const Upgrade = meta.story({
  name: 'upgrade: a change of a subscription',
  tags: ['page:showInvoice.upgrade'],
  ...billing('upgrade', '$48.00'),
});

export const DigitalInvoice = meta.story({
  name: 'digitalInvoice: nothing is shipped, and a coupon takes something off [INV-6]',
  tags: ['page:showInvoice.digitalInvoice'],
  ...billing('digitalInvoice', '$14.00'),
});
