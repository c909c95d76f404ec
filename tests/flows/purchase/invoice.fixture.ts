import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import type { InvoiceDraft } from '#machines/purchase/invoice/invoice.machine.ts';
import { pages, replies } from '#mocks/replies.ts';
import { copyOf } from '../../support/orders.ts';
import type { Fixture } from '../walker.ts';

const none = { key: undefined, problems: [], isOutdated: false };
const resting = { context: none };
const begun = (name: keyof typeof pages.showInvoice) => ({ page: copyOf(pages.showInvoice[name].body) });

export const invoiceFixture: Fixture = {
  inputs: [begun('introductory'), begun('payable')],
  events: {
    'form.changed': [
      { text: { password: 'correct horse' } },
      { data: replies.checkCoupon.invoiceDiscounted.body.invoice },
      { checksCoupon: true },
      { checksCoupon: false },
    ].map((change) => ({ change })),
  },
  outputs: { checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }] },
  snapshots: {
    checkout: [
      resting,
      { ...resting, tags: ['busy'] },
      { ...resting, value: 'unsettled' },
      { context: { ...none, isOutdated: true } },
    ],
  },
  identity: ({ draft, problems, isUnsettled }: PurchaseContext<InvoiceDraft>) => [
    draft.page.invoice?.bill,
    draft.form.password,
    draft.checksCoupon,
    problems.length > 0,
    isUnsettled,
  ],
};
