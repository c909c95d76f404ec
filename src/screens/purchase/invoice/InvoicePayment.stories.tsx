import { expect } from 'storybook/test';
import { withoutStop } from '#machines/rules/payment/invoice.ts';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { fill } from '#messages/text.ts';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { sees, seesButton, submit } from '#storybook/steps.ts';
import { Invoice } from './Invoice.tsx';

const { invoice, purchaser, required } = english;
const meta = preview.meta({
  component: Invoice,
  args: { page: pageOf('showInvoice', 'payable') },
  tags: ['flow:invoice'],
});

export const Payable = meta.story({
  name: 'payable: by whoever has the link, with no password [INV-4, INV-12, CHECK-33]',
  tags: ['page:showInvoice.payable', 'state:invoice.open.filling'],
  play: async (story) => {
    await seesButton(story, 'proceed');
    await expect(story.canvas.queryByLabelText(purchaser.password)).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const Reader = meta.story({
  name: 'payableByReader: with the card on file, and none is saved [CHECK-24]',
  args: { page: pageOf('showInvoice', 'payableByReader') },
  tags: ['page:showInvoice.payableByReader'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(await canvas.findByRole('radio', { name: english.checkout.existingPayment })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: english.checkout.newPayment }));
    await expect(canvas.queryByLabelText(english.checkout.saveCard)).not.toBeInTheDocument();
  },
});

export const Introductory = meta.story({
  name: 'introductory: a password must be set up [INV-20]',
  args: { page: pageOf('showInvoice', 'introductory') },
  tags: ['page:showInvoice.introductory'],
  play: async (story) => {
    await sees(story, purchaser.passwordToManage);
    await submit(story);
    await expect(story.canvas.getByLabelText(purchaser.password, { selector: 'input' })).toHaveAccessibleDescription(
      new RegExp(required['password.password']),
    );
  },
});

export const Failed = meta.story({
  name: 'failedTwice: told, and paid again by Proceed to Payment [INV-17, INV-18]',
  args: { page: pageOf('showInvoice', 'failedTwice') },
  tags: ['page:showInvoice.failedTwice'],
  play: async (story) => {
    const [latest] = pages.showInvoice.failedTwice.body.invoice.failures;
    await sees(story, fill(invoice.failed, { message: withoutStop(latest.data.msg) }));
    await seesButton(story, 'proceed');
  },
});

export const PastDue = meta.story({
  name: 'pastDue: said beside the date, and still paid [INV-7, INV-13, INV-14]',
  args: { page: pageOf('showInvoice', 'pastDue') },
  tags: ['page:showInvoice.pastDue'],
  play: async (story) => {
    await sees(story, invoice.pastDue);
    await sees(story, fillCount(invoice.net, 10));
    await seesButton(story, 'proceed');
  },
});
