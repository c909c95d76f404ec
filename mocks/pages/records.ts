import type { InvoicePage, Receipt } from '#machines/api/contract.ts';
import { copyOf } from '../documented.ts';
import { shownAccount } from '../journal/account/accounts.ts';
import type { Desk } from '../journal/desk.ts';
import { owedBy } from '../journal/invoice/invoices.ts';
import { lookUp } from '../journal/read-fields.ts';
import { pages } from '../replies.ts';
import { frameOf, type Pages, settingsOf, type Visit } from './page.ts';

/** What orders end with, for whoever has the link. */
export const recordPages = {
  showReceipt: (desk, visit) => {
    const token = visit.query.get('token') ?? '';
    const receipt = lookUp(desk.state.receipts, token) ?? lookUp(DOCUMENTED, token) ?? null;
    return { settings: settingsOf(desk, visit), receipt };
  },
  showInvoice: invoicePage,
} satisfies Partial<Pages>;

const { business_info, checkout } = pages.showInvoice.payable.body;

/** What is being paid or was paid has nothing about paying on its page. */
function invoicePage(desk: Desk, visit: Visit): InvoicePage {
  const settings = settingsOf(desk, visit);
  const owed = owedBy(desk.state, visit.params.invoice ?? '');
  if (!owed) return { settings, invoice: null };
  const { invoice, debt } = owed;
  if (debt.receipt !== undefined) return { settings, receipt: debt.receipt, invoice };
  if (invoice.processing) return { settings, invoice };
  return {
    ...frameOf(desk, visit),
    business_info: copyOf(business_info),
    checkout,
    payment_info: shownAccount(desk, visit.query)?.payment ?? null,
    invoice,
  };
}

/** The documented receipts: the first by the documented token, the others by the name of their example. */
const DOCUMENTED: Record<string, Receipt> = Object.fromEntries(
  Object.entries(pages.showReceipt).flatMap(([name, { body }], place) => {
    const token = place === 0 ? body.receipt?.token : `rcp_${name}`;
    return body.receipt && token ? [[token, { ...(copyOf(body.receipt) as Receipt), token }]] : [];
  }),
);
