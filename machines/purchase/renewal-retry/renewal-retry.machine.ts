import type { RenewalPage } from '#machines/api/contract.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { type Begun, createPurchase, payerOf } from '#machines/purchase/checkout/purchase.ts';
import { accountRef } from '#machines/purchase/checkout/reader-form.ts';
import { shownAnew } from '#machines/purchase/checkout/shown-anew.ts';

/** The page data. */
export interface RenewalRetryInput extends Begun {
  page: RenewalPage;
}

/** A retry as the reader has it: there is nothing to fill in. */
export interface RenewalRetryDraft {
  page: RenewalPage;
}

/** Pays for a renewal that failed; one that turns out to be paid or to cost something else is shown anew, and not paid. */
export const renewalRetryMachine = createPurchase(
  'renewalRetry',
  {
    begin: ({ page }: RenewalRetryInput): RenewalRetryDraft => ({ page }),
    edits: {},
    isOpen: ({ page }) => page.renewal !== null,
    order,
    total: totalOf,
    payer: payerOf,
    // Only how it is paid is a choice.
    keeping: { reader: accountRef, typed: () => ({}), shape: () => ({ typed: {} }) },
  },
  shownAnew(),
);

/** The retry as it is submitted: what is renewed, and for whom, is the server's to say. */
function order({ page }: RenewalRetryDraft): Order<'retryRenewal'> {
  const { version } = page.subscriber.timetable;
  return { call: 'retryRenewal', body: { amount: totalOf({ page }), version } };
}

function totalOf({ page: { renewal } }: RenewalRetryDraft): number {
  if (!renewal) throw new Error('Only a renewal that failed is retried.');
  return renewal.total;
}
