import type { Invoice, InvoicePage } from '#machines/api/contract.ts';

/** The payment state of an invoice. `offline`: payable by check or wire only; `closed`: not payable here. */
export type PaymentState = 'paid' | 'processing' | 'offline' | 'closed' | 'failed' | 'payable';

/** Returns the payment state. A paid invoice is never paid again, and a pending payment beats an earlier failure. */
export function paymentState({ invoice, receipt, checkout }: Owing): PaymentState {
  if (receipt) return 'paid';
  if (invoice.processing !== null) return 'processing';
  if (isCheckOrWireOnly(invoice)) return 'offline';
  if (!checkout) return 'closed';
  return invoice.failures.length > 0 ? 'failed' : 'payable';
}

export type Owing = Pick<InvoicePage, 'receipt' | 'checkout'> & { invoice: Invoice };

/** Returns the provider's message for the newest failed payment (INV-18). */
export const latestFailure = ({ failures }: Pick<Invoice, 'failures'>): string | undefined => failures[0]?.data.msg;

/** Removes the final full stop, for use inside a sentence (INV-17). */
export const withoutStop = (words: string): string => words.replace(/\.$/, '');

const isCheckOrWireOnly = ({ accepted_payments }: Pick<Invoice, 'accepted_payments'>): boolean =>
  accepted_payments === 'check-or-wire-only';

/** Whether the reader can pay the invoice here, for the first time or after a failure. */
export const isPayable = (page: Owing): boolean => ['failed', 'payable'].includes(paymentState(page));

/** Whether the invoice is neither paid nor being paid. */
export const isDue = (page: Owing): boolean => !['paid', 'processing'].includes(paymentState(page));

/** Whether an invoice bills a reader's first subscription, whose account needs a password (INV-20). */
export const isIntroductory = ({ bill: { membership } }: Pick<Invoice, 'bill'>): boolean =>
  membership?.type === 'subscription' && membership.item.phase === 'introductory';

/** Returns the coupon code of an invoice, else of its subscription; null for none. */
export const couponOf = ({ coupon, bill }: Pick<Invoice, 'coupon' | 'bill'>): string | null =>
  coupon ?? bill.membership?.item.coupon ?? null;

/** Whether an invoice was due before `now` (ms). The due date ends at midnight UTC (INV-13, INV-14). */
export function isPastDue({ due_date }: Pick<Invoice, 'due_date'>, now: number): boolean {
  if (due_date === null) return false;
  const end = Date.parse(`${due_date}T00:00:00Z`) + DAY;
  return Number.isFinite(end) && end <= now;
}

const DAY = 86_400_000;
