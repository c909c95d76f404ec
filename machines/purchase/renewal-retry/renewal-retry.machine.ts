import type { RenewalPage } from '#machines/api/contract.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { landOrReload, reloadIfOutdated } from '#machines/purchase/checkout/parts/reload-if-outdated.ts';
import { type Begun, createPurchase, payerOf } from '#machines/purchase/checkout/purchase.ts';
import { accountRef } from '#machines/purchase/checkout/reader-form.ts';

export interface RenewalRetryInput extends Begun {
  page: RenewalPage;
}

export interface RenewalRetryDraft {
  page: RenewalPage;
}

/**
 * The payment of a failed renewal. If it turns out to be paid or to cost something else, the page is reloaded instead.
 */
export const renewalRetryMachine = createPurchase(
  'renewalRetry',
  {
    begin: ({ page }: RenewalRetryInput): RenewalRetryDraft => ({ page }),
    edits: {},
    isOpen: ({ page }) => page.renewal !== null,
    order,
    total: totalOf,
    payer: payerOf,
    depart: landOrReload,
    // There is nothing to type; the tab keeps only the payment choice.
    persistence: { reader: accountRef, typed: () => ({}), shape: () => ({ typed: {} }) },
  },
  reloadIfOutdated(),
);

/** The server knows what is renewed and for whom. */
function order({ page }: RenewalRetryDraft): Order<'retryRenewal'> {
  const { version } = page.subscriber.timetable;
  return { call: 'retryRenewal', body: { amount: totalOf({ page }), version } };
}

function totalOf({ page: { renewal } }: RenewalRetryDraft): number {
  if (!renewal) throw new Error('Only a renewal that failed is retried.');
  return renewal.total;
}
