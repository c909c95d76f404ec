import type { AttemptOutcome, Settled } from '#machines/api/contract.ts';

/** The page that shows a settled order: its receipt, or the invoice that is still being paid (POLL-3, POLL-4). */
export const landingFor = (settled: Settled): string =>
  settled.status === 'completed' ? receiptPath(settled.receipt) : `${INVOICES}${encodeURIComponent(settled.invoice)}`;

/** The settled order that a page shows; undefined for any other page. */
export function settledAt(path: string): Settled | undefined {
  const token = (start: string) => decodeURIComponent(path.slice(start.length));
  if (isReceipt(path)) return { status: 'completed', receipt: token(RECEIPTS) };
  return path.startsWith(INVOICES) ? { status: 'processing', invoice: token(INVOICES) } : undefined;
}

/** Where an order has ended whose reply was lost, if it has; '' where it has no page of its own. */
export function outcomePath({ status, receipt, invoice }: AttemptOutcome): string | undefined {
  if (status === 'completed') return receipt === undefined ? '' : receiptPath(receipt);
  return status === 'processing' && invoice !== undefined ? landingFor({ status, invoice }) : undefined;
}

/** The receipt page of a token (INV-1). */
export const receiptPath = (receipt: string): string => `${RECEIPTS}${encodeURIComponent(receipt)}`;

/** Whether a page shows the receipt of an order, which is complete then. */
export const isReceipt = (path: string): boolean => path.startsWith(RECEIPTS);

const INVOICES = '/invoice/';
const RECEIPTS = '/receipts?token=';
