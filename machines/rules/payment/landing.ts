import type { AttemptOutcome, Settled } from '#machines/api/contract.ts';

/** Returns the page of a settled order: its receipt, or the invoice that is still being paid (POLL-3, POLL-4). */
export const landingFor = (settled: Settled): string =>
  settled.status === 'completed' ? receiptPath(settled.receipt) : `${INVOICES}${encodeURIComponent(settled.invoice)}`;

/** Returns the settled order a page shows; undefined for any other page. */
export function settledAt(path: string): Settled | undefined {
  const token = (start: string) => decodeURIComponent(path.slice(start.length));
  if (isReceipt(path)) return { status: 'completed', receipt: token(RECEIPTS) };
  return path.startsWith(INVOICES) ? { status: 'processing', invoice: token(INVOICES) } : undefined;
}

/**
 * Returns the result page of an order whose reply was lost: undefined if the order is unfinished, '' if it has no page.
 */
export function outcomePath({ status, receipt, invoice }: AttemptOutcome): string | undefined {
  if (status === 'completed') return receipt === undefined ? '' : receiptPath(receipt);
  return status === 'processing' && invoice !== undefined ? landingFor({ status, invoice }) : undefined;
}

export const receiptPath = (receipt: string): string => `${RECEIPTS}${encodeURIComponent(receipt)}`;

/** Whether a path is a receipt page, which means the order is complete. */
export const isReceipt = (path: string): boolean => path.startsWith(RECEIPTS);

const INVOICES = '/invoice/';
const RECEIPTS = '/receipts?token=';
