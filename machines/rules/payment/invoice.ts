import type { Invoice, InvoicePage } from '#machines/api/contract.ts';

/** How the payment of an invoice stands (INV-12): `closed` where it is to be paid neither here nor by check or wire alone. */
export type PaymentState = 'paid' | 'processing' | 'offline' | 'closed' | 'failed' | 'payable';

/** What is paid is not paid again, and a payment under way comes before one that failed earlier. */
export function paymentState({ invoice, receipt, checkout }: Owing): PaymentState {
  if (receipt) return 'paid';
  if (invoice.processing !== null) return 'processing';
  if (isCheckOrWireOnly(invoice)) return 'offline';
  if (!checkout) return 'closed';
  return invoice.failures.length > 0 ? 'failed' : 'payable';
}

/** The page of an invoice that there is. */
export type Owing = Pick<InvoicePage, 'receipt' | 'checkout'> & { invoice: Invoice };

/** What the provider said of the newest payment that failed (INV-18). */
export const latestFailure = ({ failures }: Pick<Invoice, 'failures'>): string | undefined => failures[0]?.data.msg;

/** Words as they stand in a sentence that goes on after a stop of its own (INV-17). */
export const withoutStop = (words: string): string => words.replace(/\.$/, '');

/** Whether an invoice takes checks and wires only (INV-10). */
const isCheckOrWireOnly = ({ accepted_payments }: Pick<Invoice, 'accepted_payments'>): boolean =>
  accepted_payments === 'check-or-wire-only';

/** Whether the page's invoice can be paid here and now. */
export const isPayable = (page: Owing): boolean => ['failed', 'payable'].includes(paymentState(page));

/** Whether an invoice bills somebody's first subscription, whose account needs a password (INV-20). */
export const isIntroductory = ({ bill: { membership } }: Pick<Invoice, 'bill'>): boolean =>
  membership?.type === 'subscription' && membership.item.phase === 'introductory';

/** The code of the coupon on an invoice: that of the whole invoice, otherwise of its subscription; null for none. */
export const couponOf = ({ coupon, bill }: Pick<Invoice, 'coupon' | 'bill'>): string | null =>
  coupon ?? bill.membership?.item.coupon ?? null;

/** Whether an invoice was due before now (ms); a day lasts until its end in UTC (INV-13, INV-14). */
export function isPastDue({ due_date }: Pick<Invoice, 'due_date'>, now: number): boolean {
  if (due_date === null) return false;
  const end = Date.parse(`${due_date}T00:00:00Z`) + DAY;
  return Number.isFinite(end) && end <= now;
}

const DAY = 86_400_000;
