import { expect, screen as page, waitFor, within } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { applyCoupon, takesCoupons } from '#fixtures/stories/coupon.ts';
import { pageOf, withdrawable } from '#fixtures/stories/pages.ts';
import { keyRefusals, paying } from '#fixtures/stories/purchase.ts';
import { departures, refusals } from '#fixtures/stories/refusals.ts';
import { contacting, reloads, type Story, sees, seesButton, submit, typeAll } from '#fixtures/stories/steps.ts';
import { linesOf } from '#machines/rules/address/address-format.ts';
import { withoutStop } from '#machines/rules/payment/invoice.ts';
import { receiptPath } from '#machines/rules/payment/landing.ts';
import { english } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { Invoice } from './Invoice.tsx';

const meta = preview.meta({
  title: 'Pay/Invoice',
  component: Invoice,
  args: { page: pageOf('showInvoice', 'payable') },
});

const byReader = meta.story({ args: { page: pageOf('showInvoice', 'payableByReader') } });
const introductory = meta.story({ args: { page: pageOf('showInvoice', 'introductory') } });

const { checkout, coupon, document, invoice, purchaser, required } = english;
const { showInvoice } = pages;
const { payInvoice } = replies;

export const Payable = meta.story({
  name: 'Payable: by anyone with the link, without a password [INV-4, INV-12, CHECK-33]',
  play: async (story) => {
    await seesButton(story, 'proceed');
    await expect(story.canvas.queryByLabelText(purchaser.password)).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const Reader = byReader.extend({
  name: 'Payable by reader: with the card on file, saves none [CHECK-24]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(await canvas.findByRole('radio', { name: checkout.existingPayment })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: checkout.newPayment }));
    await expect(canvas.queryByLabelText(checkout.saveCard)).not.toBeInTheDocument();
  },
});

const takingCoupons = meta.story({ args: { page: takesCoupons(pageOf('showInvoice', 'payable')) } });

export const CouponTyped = takingCoupons.extend({
  name: 'Typed coupon: applied and removed, lines and total follow [BEYOND-20, BEYOND-22]',
  beforeEach: answers('checkCoupon', 'invoiceDiscounted', 'invoiceFullPrice'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await applyCoupon(story, 'five');
    await expect(await canvas.findByText(new RegExp(`· ${coupon.applied}$`))).toHaveTextContent('FIVE');
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('$31.00');
    await userEvent.click(canvas.getByRole('button', { name: coupon.remove }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('$36.00'));
  },
});

export const Introductory = introductory.extend({
  name: 'Introductory: requires a new password [INV-20]',
  play: async (story) => {
    await sees(story, purchaser.passwordToManage);
    await submit(story);
    await expect(story.canvas.getByLabelText(purchaser.password, { selector: 'input' })).toHaveAccessibleDescription(
      new RegExp(required['password.password']),
    );
  },
});

export const FailedTwice = meta.story({
  name: 'Failed twice: reports it, paid again by "Proceed to Payment" [INV-17, INV-18]',
  args: { page: pageOf('showInvoice', 'failedTwice') },
  play: async (story) => {
    const [latest] = showInvoice.failedTwice.body.invoice.failures;
    await sees(story, fill(invoice.failed, { message: withoutStop(latest.data.msg) }));
    await seesButton(story, 'proceed');
  },
});

export const PastDue = meta.story({
  name: 'Past due: marked beside the date, still payable [INV-7, INV-13, INV-14, BEYOND-48]',
  args: { page: pageOf('showInvoice', 'pastDue') },
  play: async (story) => {
    await sees(story, invoice.pastDue);
    await sees(story, fillCount(invoice.net, 10));
    await seesButton(story, 'proceed');
  },
});

export const Processing = meta.story({
  name: 'Invoice processing [INV-12, INV-15]',
  args: { page: pageOf('showInvoice', 'invoiceProcessing') },
  play: async (story) => {
    await sees(story, invoice.processing);
    await sees(story, showInvoice.invoiceProcessing.body.invoice.invoice_no);
  },
});

export const AwaitingDeposits = meta.story({
  name: 'Invoice waits for deposits: how to verify the bank account, nothing to pay',
  args: { page: pageOf('showInvoice', 'invoiceVerifying') },
  play: async (story) => {
    await sees(story, english.deposits.confirm);
    await sees(story, invoice.amountPaying);
    await expect(story.canvas.queryByText(invoice.processing)).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('button', { name: invoice.payOnline })).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Invoice failed: the message of the latest failure [INV-17, INV-18]',
  args: { page: pageOf('showInvoice', 'invoiceFailed') },
  play: async (story) => {
    await sees(
      story,
      fill(invoice.failed, { message: withoutStop(showInvoice.invoiceFailed.body.invoice.failures[0].data.msg) }),
    );
    await seesButton(story, 'proceed');
  },
});

export const Retrying = meta.story({
  name: 'Retrying: a payment is processing after a failed one [INV-15]',
  args: { page: pageOf('showInvoice', 'retrying') },
  play: (story) => sees(story, invoice.processing),
});

export const Paid = meta.story({
  name: 'Invoice paid: its receipt, no button, no earlier failure [INV-12]',
  args: { page: pageOf('showInvoice', 'invoicePaid') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: invoice.receipt })).toHaveAttribute(
      'href',
      receiptPath(showInvoice.invoicePaid.body.receipt),
    );
    const buttons = canvas.queryAllByRole('button').map(({ textContent }) => textContent);
    await expect(buttons).toEqual([invoice.print]);
    for (const words of [/failed to completed/, invoice.pastDue])
      await expect(canvas.queryByText(words)).not.toBeInTheDocument();
  },
});

type Billed = Exclude<keyof typeof showInvoice, 'noInvoice'>;

const billing = (name: Billed, total: string) => ({
  args: { page: pageOf('showInvoice', name) },
  play: async (story: Story) => {
    await sees(story, showInvoice[name].body.invoice.invoice_no);
    await expect(story.canvas.getByRole('row', { name: `Total ${total}` })).toBeVisible();
  },
});

export const NetThirty = meta.story({
  name: 'Net thirty: billed to someone else, with the delivery address [INV-5, INV-7]',
  ...billing('netThirty', '$60.00'),
});

export const CheckOrWireOnly = meta.story({
  name: 'Check or wire only: no card, where to send a check or wire [INV-10, INV-11]',
  ...billing('checkOrWireOnly', '$60.00'),
});

export const WithGiftees = meta.story({
  name: 'With giftees: gifts by recipient, with address, message and date [GIFT-5, INV-6, BEYOND-60]',
  args: { page: pageOf('showInvoice', 'withGiftees') },
  play: async (story) => {
    await billing('withGiftees', '$84.00').play(story);
    for (const { name, address, goods } of showInvoice.withGiftees.body.invoice.bill.giftees) {
      const item = within((await story.canvas.findByText(name)).closest('li') ?? story.canvasElement);
      for (const given of goods)
        await expect(item.getByText(given.name).closest('li')).toHaveTextContent(`${given.qty} ×`);
      if (address) await expect(item.getByText(linesOf(address).join(', '))).toBeVisible();
    }
    const line = within(story.canvas.getByRole('row', { name: /Standard, print and digital, 1 year/ }));
    await expect(
      await line.findByText(/^Happy birthday, Noor!\nEnjoy it\.$/, { normalizer: (text) => text }),
    ).toBeVisible();
    await expect(line.getByText('For December 24, 2026')).toBeVisible();
  },
});

export const Upgrade = meta.story({
  name: 'Upgrade: a subscription change',
  ...billing('upgrade', '$48.00'),
});

export const DigitalInvoice = meta.story({
  name: 'Digital invoice: no shipping, a coupon [INV-6]',
  ...billing('digitalInvoice', '$14.00'),
});

export const Full = meta.story({
  name: 'Full invoice: amount due, due date and how to pay first; seller and buyer [BEYOND-48, BEYOND-14]',
  args: { page: pageOf('showInvoice', 'fullInvoice') },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await seesButton(story, 'proceed');
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 4)).toEqual([
      document.seller,
      invoice.amountDue,
      document.details,
      english.review.title,
    ]);
    const payment = canvas.getByRole('region', { name: english.checkout.complete });
    await expect(payment).toHaveTextContent(new RegExp(`${invoice.amountDue} \\$29\\.50`));
    const due = within(canvas.getByRole('region', { name: invoice.amountDue }));
    await expect(due.getByText('$29.50')).toBeVisible();
    await expect(due.getByText('April 13, 2099')).toBeVisible();
    await expect(due.getByText('Routing number 110000000')).toBeVisible();
    await expect(due.queryByText(invoice.pastDue)).not.toBeInTheDocument();
    await expect(canvas.getByText('Ember Days Press, Inc.')).toBeVisible();
    await expect(canvas.getByText('Portland Public Library')).toBeVisible();
    await expect(canvas.getByText('5 Monument Square')).toBeVisible();
    await expect(canvas.getByText('Maine sales tax, 5.5 %')).toBeVisible();
    await userEvent.click(due.getByRole('button', { name: invoice.payOnline }));
    await expect(canvas.getByRole('group', { name: invoice.payOnline })).toHaveFocus();
  },
});

export const PaidOn = meta.story({
  name: 'Paid invoice: payment date and receipt first [BEYOND-48]',
  args: { page: pageOf('showInvoice', 'paidInvoice') },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('March 20, 2026')).parentElement).toHaveTextContent(
      /^Paid on March 20, 2026\./,
    );
    await expect(canvas.getByRole('link', { name: invoice.receipt })).toHaveAttribute(
      'href',
      receiptPath(showInvoice.paidInvoice.body.receipt),
    );
    await expect(canvas.getByRole('region', { name: invoice.amountPaid })).toHaveTextContent('$60.00');
    await expect(canvas.queryByText(invoice.amountDue)).not.toBeInTheDocument();
  },
});

export const Sparse = meta.story({
  name: 'Sparse invoice: omits what the server does not send [BEYOND-50]',
  args: { page: pageOf('showInvoice', 'sparseInvoice') },
  play: async (story) => {
    await seesButton(story, 'proceed');
    const { canvas } = story;
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      invoice.due,
      invoice.number,
      english.receipt.date,
      english.receipt.name,
      english.receipt.email,
    ]);
    await sees(story, invoice.dueNow);
    await expect(canvas.queryByText(document.seller)).not.toBeInTheDocument();
  },
});

export const Missing = meta.story({
  name: 'No invoice',
  args: { page: pageOf('showInvoice', 'noInvoice') },
  play: (story) => sees(story, contacting(invoice.missing)),
});

export const Started = meta.story({
  name: 'Started: shows the payment form [CHECK-38]',
  beforeEach: answers('payInvoice', 'started'),
  play: async (story) => {
    await submit(story);
    await sees(story, english.status.paymentReady);
    await seesButton(story, 'payment');
  },
});

export const Updated = meta.story({
  name: 'Updated: confirms the intent, then polls [CHECK-39]',
  ...paying('payInvoice', 'updated', submit, (story) => seesButton(story, 'completing')),
});

export const Ordered = meta.story({
  name: 'Paid: each reply leads to the receipt or the invoice [CHECK-40, CHECK-41, INV-12]',
  ...departures('payInvoice', submit, {
    customerCompleted: `/receipts?token=${payInvoice.customerCompleted.body.data.receipt}`,
    customerProcessing: `/invoice/${payInvoice.customerProcessing.body.data.invoice}`,
    gratis: `/receipts?token=${payInvoice.gratis.body.data.receipt}`,
    invoiceProcessing: ['/invoice/inv_5tG4hA', 'order.already'],
    invoicePaid: ['/receipts?token=rcp_Vd0w7c', 'order.already'],
  }),
});

export const AuthorizationRequired = byReader.extend({
  name: 'Authorization required: the bank asks the cardholder [CHECK-45]',
  beforeEach: answers('payInvoice', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await page.findByRole('dialog');
  },
});

export const ReplacementRequired = byReader.extend({
  name: 'Replacement required: asks for a new card [CHECK-46]',
  beforeEach: answers('payInvoice', 'replacementRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, /To proceed, please update your payment information\./);
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, can be sent again [CHECK-16, CHECK-50, INV-10]',
  ...refusals('payInvoice', {
    only: ['refused', 'orderFailed', 'checkOrWireOnly', 'botCheckRefused', 'viewOnly', 'unknownInvoice', 'unavailable'],
    send: submit,
    keeps: (story) => seesButton(story, 'proceed'),
  }),
});

const fillPassword = (story: Story) => {
  const { password, confirm } = requests.payInvoice.introductory.body.password;
  return typeAll(story, [
    [purchaser.password, password],
    [purchaser.confirm, confirm],
  ]);
};

export const RefusalsWithPassword = introductory.extend({
  name: 'Refusals with a new account: each in its words, can be sent again [INV-20, CHECK-16, CHECK-14, CHECK-49]',
  ...refusals('payInvoice', {
    only: [
      'passwordNeeded',
      'fieldErrors',
      'nestedErrors',
      'signedOut',
      'tooManyRequests',
      'paymentRefused',
      'updatedFailed',
      'updateFailed',
    ],
    fill: fillPassword,
    send: submit,
    keeps: (story) => seesButton(story, 'proceed'),
    says: {
      nestedErrors: payInvoice.nestedErrors.body.errors.general,
    },
  }),
});

export const KeyRefused = meta.story({
  name: 'Key foreign, key reused, key in use, key closed: asks before using a new key, then shows the server’s message',
  ...keyRefusals('payInvoice', submit),
});

export const InvoiceChanged = meta.story({
  name: 'Invoice changed: refetches it before the payment',
  beforeEach: answers('payInvoice', 'invoiceChanged'),
  play: async (story) => {
    await submit(story);
    await sees(story, payInvoice.invoiceChanged.body.errors);
    const names = story.canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual([invoice.print, invoice.payOnline, invoice.outdated]);
    await story.userEvent.click(story.canvas.getByRole('button', { name: invoice.outdated }));
    await reloads(story);
  },
});

export const Withdrawable = meta.story({
  name: 'With withdrawal: the paid invoice links to it by its number [BEYOND-211]',
  args: { page: withdrawable(pageOf('showInvoice', 'paidInvoice')) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: english.withdrawalLink.link })).toHaveAttribute(
      'href',
      '/withdraw?order=CAT-1043',
    ),
});
