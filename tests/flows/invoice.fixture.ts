import type { InvoiceContext } from '#machines/purchase/invoice/invoice-order.ts';
import { pages } from '#mocks/replies.ts';
import { copyOf } from '../support/orders.ts';
import type { Fixture } from './walker.ts';

const resting = { context: { problems: [], isOutdated: false } };
const begun = (name: keyof typeof pages.showInvoice) => ({ page: copyOf(pages.showInvoice[name].body) });

export const fixture: Fixture = {
  inputs: [begun('introductory'), begun('payable')],
  events: { 'field.changed': [{ field: 'password', value: 'correct horse' }] },
  outputs: { checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }] },
  snapshots: { checkout: [resting, { ...resting, tags: ['busy'] }, { context: { problems: [], isOutdated: true } }] },
  identity: ({ page, form, problems }: InvoiceContext) => [page.invoice?.bill, form.password, problems.length > 0],
};
