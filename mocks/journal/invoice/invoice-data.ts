import type { InvoiceData } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { pages } from '../../replies.ts';
import { shownAccount } from '../account/accounts.ts';
import { dayOf } from '../day.ts';
import { depositsOf } from '../payment/objects.ts';
import type { Call, Context } from '../request-context.ts';
import { owedBy, waitingFor } from './invoices.ts';

const { business_info, checkout } = pages.showInvoice.payable.body;

/**
 * Returns the data of an invoice's page; undefined for an unknown token. Omits payment options while a payment is
 * processing and after it.
 */
export function invoiceData(context: Context, token: string, query: Call['query']): InvoiceData | undefined {
  const owed = owedBy(context.state, token);
  if (!owed) return undefined;
  const { invoice, debt } = owed;
  if (debt.receipt !== undefined) return { receipt: debt.receipt, invoice };
  if (invoice.processing) return { invoice };
  const waiting = waitingFor(context, invoice);
  if (waiting) {
    const processing = { since: dayOf(waiting.created), deposits: depositsOf(waiting, context.now) };
    return { invoice: { ...invoice, processing } };
  }
  const account = shownAccount(context, query);
  return {
    subscriber: account?.subscriber ?? null,
    business_info: copyOf(business_info),
    checkout,
    payment_info: account?.payment ?? null,
    invoice,
  };
}
