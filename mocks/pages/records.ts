import type { InvoicePage, Receipt } from '#machines/api/contract.ts';
import type { Context } from '#mocks/journal/request-context.ts';
import { copyOf } from '../documented.ts';
import { shownAccount } from '../journal/account/accounts.ts';
import { listedReceipt } from '../journal/account/history.ts';
import { givenWith } from '../journal/gift/given.ts';
import { invoiceData } from '../journal/invoice/invoice-data.ts';
import { withdrawableBy } from '../journal/order/withdrawals.ts';
import { lookUp } from '../journal/read-fields.ts';
import { pages } from '../replies.ts';
import { frameOf, linkMissingAt, type Pages, type PageVisit, settingsOf } from './page.ts';

export const recordPages = {
  showReceipt: (context, visit) => {
    const token = visit.query.get('token') ?? '';
    const settled = lookUp(context.state.receipts, token);
    const receipt = settled
      ? { ...settled, ...givenWith(context, token) }
      : (listedReceipt(context, token) ?? lookUp(DOCUMENTED, token) ?? null);
    const reader = shownAccount(context, visit.query);
    return {
      settings: settingsOf(context, visit),
      ...(reader && { subscriber: reader.subscriber }),
      receipt,
      ...linkMissingAt(visit),
    };
  },
  showInvoice: invoicePage,
  showWithdrawal: (context, visit) => {
    const frame = frameOf(context, visit);
    const account = shownAccount(context, visit.query);
    const order = visit.query.get('order')?.trim().slice(0, 40);
    return {
      ...frame,
      ...(account && { orders: withdrawableBy(context, account) }),
      ...(order && { order }),
    };
  },
} satisfies Partial<Pages>;

function invoicePage(context: Context, visit: PageVisit): InvoicePage {
  const data = invoiceData(context, visit.params.invoice ?? '', visit.query);
  return { settings: settingsOf(context, visit), ...(data ?? { invoice: null }) };
}

/** The documented receipts: the first by its documented token, the others by the name of their example. */
const DOCUMENTED: Record<string, Receipt> = Object.fromEntries(
  Object.entries(pages.showReceipt).flatMap(([name, { body }], place) => {
    const token = place === 0 ? body.receipt?.token : `rcp_${name}`;
    return body.receipt && token ? [[token, { ...(copyOf(body.receipt) as Receipt), token }]] : [];
  }),
);
