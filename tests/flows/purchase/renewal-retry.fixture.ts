import { copyOf } from '#fixtures/data/orders.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { CheckoutInput } from '#machines/purchase/checkout/checkout-context.ts';
import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import type { RenewalRetryDraft } from '#machines/purchase/renewal-retry/renewal-retry.machine.ts';
import { pages } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';
import { outdated, renewalEvents, standing } from './checkout-snapshots.ts';

const begun = (name: keyof typeof pages.showRenewal, attempt?: BegunAttempt) => ({
  page: copyOf(pages.showRenewal[name].body),
  attempt,
});

export const renewalRetryFixture: Fixture = {
  inputs: [begun('cardOnFile'), begun('nothingFailed'), begun('nothingFailed', { step: 'placing', key: 'key' })],
  events: { ...renewalEvents, 'form.changed': [{ change: {} }] },
  outputs: { checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }] },
  snapshots: {
    checkout: [...standing, outdated],
  },
  busy: { checkout: ({ attempt }: CheckoutInput) => attempt?.key !== undefined },
  identity: ({ draft, isUnsettled, renewal }: PurchaseContext<RenewalRetryDraft>) => [
    draft.page.renewal,
    isUnsettled,
    renewal,
  ],
};
