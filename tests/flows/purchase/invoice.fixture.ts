import { copyOf } from '#fixtures/data/orders.ts';
import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import type { InvoiceDraft } from '#machines/purchase/invoice/invoice.machine.ts';
import { pages, replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';
import { outdated, renewalEvents, standing } from './checkout-snapshots.ts';

const begun = (name: keyof typeof pages.showInvoice) => ({ page: copyOf(pages.showInvoice[name].body) });

const discounted = { kind: 'ok', output: { reply: replies.checkCoupon.invoiceDiscounted.body, code: 'HARBOUR10' } };
const refused = { kind: 'refused', refusal: { status: 400, problems: [] } };

export const invoiceFixture: Fixture = {
  inputs: [begun('introductory'), begun('payable')],
  events: {
    ...renewalEvents,
    'form.changed': [{ text: { password: 'correct horse' } }].map((change) => ({ change })),
    'coupon.typed': [{ typed: 'HARBOUR10' }, { typed: 'two words' }, { typed: '' }],
  },
  outputs: {
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    checkCoupon: [discounted, refused, { kind: 'unanswered' }],
    readCoupon: [discounted, { kind: 'unanswered' }],
  },
  snapshots: {
    checkout: [...standing, outdated],
  },
  identity: ({ draft, problems, isUnsettled }: PurchaseContext<InvoiceDraft>) => [
    draft.page.invoice?.bill,
    draft.form.password,
    [draft.coupon.typed, draft.coupon.asked, draft.coupon.problems.length > 0],
    problems.length > 0,
    isUnsettled,
  ],
};
