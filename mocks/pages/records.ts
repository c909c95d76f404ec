import type { InvoicePage, Receipt } from '#machines/api/contract.ts';
import { copyOf } from '../documented.ts';
import { shownAccount } from '../journal/account/accounts.ts';
import { listedReceipt } from '../journal/account/history.ts';
import type { Desk } from '../journal/desk.ts';
import { givenWith } from '../journal/gift/given.ts';
import { invoiceData } from '../journal/invoice/invoice-data.ts';
import { lookUp } from '../journal/read-fields.ts';
import { pages } from '../replies.ts';
import { linkMissingAt, type Pages, settingsOf, type Visit } from './page.ts';

export const recordPages = {
  showReceipt: (desk, visit) => {
    const token = visit.query.get('token') ?? '';
    const settled = lookUp(desk.state.receipts, token);
    const receipt = settled
      ? { ...settled, ...givenWith(desk, token) }
      : (listedReceipt(desk, token) ?? lookUp(DOCUMENTED, token) ?? null);
    const reader = shownAccount(desk, visit.query);
    return {
      settings: settingsOf(desk, visit),
      ...(reader && { subscriber: reader.subscriber }),
      receipt,
      ...linkMissingAt(visit),
    };
  },
  showInvoice: invoicePage,
} satisfies Partial<Pages>;

function invoicePage(desk: Desk, visit: Visit): InvoicePage {
  const data = invoiceData(desk, visit.params.invoice ?? '', visit.query);
  return { settings: settingsOf(desk, visit), ...(data ?? { invoice: null }) };
}

/** The documented receipts: the first by its documented token, the others by the name of their example. */
const DOCUMENTED: Record<string, Receipt> = Object.fromEntries(
  Object.entries(pages.showReceipt).flatMap(([name, { body }], place) => {
    const token = place === 0 ? body.receipt?.token : `rcp_${name}`;
    return body.receipt && token ? [[token, { ...(copyOf(body.receipt) as Receipt), token }]] : [];
  }),
);
