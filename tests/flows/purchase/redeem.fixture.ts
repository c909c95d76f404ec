import { redeemOf } from '#fixtures/data/gifts.ts';
import type { CheckoutInput } from '#machines/purchase/checkout/checkout-context.ts';
import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import type { RedeemDraft } from '#machines/purchase/redeem/redeem.machine.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';
import { inAddress, refusedFor, renewalEvents, standing } from './checkout-snapshots.ts';

const doubtful = refusedFor('general', 'orderFailed');
const refetched = (result: unknown) => ({ context: { result } });
const read = (name: 'fresh' | 'freshForReader' | 'alreadyRedeemed' | 'upgradeClosed') => ({
  kind: 'ok',
  output: replies.getGift[name].body,
});

export const redeemFixture: Fixture = {
  inputs: [
    redeemOf('fresh'),
    redeemOf('freshForReader'),
    redeemOf('alreadyRedeemed'),
    redeemOf('alreadyRedeemed', { step: 'placing', key: 'key' }),
  ],
  events: {
    ...renewalEvents,
    'form.changed': [
      { delivery: 'digital' },
      { delivery: 'print-a' },
      { text: { name: 'Noor Haddad' } },
      { text: { 'address.line1': '9 Acre Road' } },
      { country: { address: 'US' } },
      { origin: 'change' },
      { origin: 'keep' },
    ].map((change) => ({ change })),
  },
  outputs: {
    checkout: [{ visit: '' }, { visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
    readFresh: [
      read('fresh'),
      read('freshForReader'),
      read('alreadyRedeemed'),
      read('upgradeClosed'),
      { kind: 'unanswered' },
    ],
  },
  snapshots: {
    checkout: [...standing, inAddress, doubtful],
    refetch: [
      refetched(undefined),
      refetched(read('fresh')),
      refetched(read('freshForReader')),
      refetched({ kind: 'unanswered' }),
    ],
  },
  busy: { checkout: ({ attempt }: CheckoutInput) => attempt?.key !== undefined },
  identity: ({ draft, problems, isUnsettled }: PurchaseContext<RedeemDraft>) => [
    draft.page.subscriber?.account.ref,
    draft.page.redeem.status,
    draft.deliverable,
    draft.form.name === 'Noor Haddad',
    draft.form.address.line1 !== '',
    draft.origin,
    draft.shipping !== undefined,
    draft.isUnsure,
    problems.length > 0,
    isUnsettled,
  ],
};
