import { changeOf, typingAddress } from '#fixtures/data/subscriptions.ts';
import type { SubscriptionChangeDraft } from '#machines/account/subscription-change/subscription-change.machine.ts';
import type { CheckoutInput } from '#machines/purchase/checkout/checkout-context.ts';
import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import { replies } from '#mocks/replies.ts';
import { inAddress, outdated, renewalEvents, standing } from '../purchase/checkout-snapshots.ts';
import type { Fixture } from '../walker.ts';

const { printSubscription } = replies.getSubscription;
const { upgrade } = printSubscription.body;
const barred = { ...upgrade, subscription: { ...upgrade.subscription, can_update: false } };

const readings = [
  { kind: 'unanswered' },
  { kind: 'refused', refusal: { status: 401, problems: [] } },
  { kind: 'ok', output: printSubscription.body },
  { kind: 'ok', output: { ...printSubscription.body, upgrade: barred } },
];
const refetched = (result: unknown) => ({ context: { result } });

export const subscriptionChangeFixture: Fixture = {
  inputs: [
    changeOf('nothingOnFile'),
    changeOf('upgradeFree'),
    changeOf('cannotUpdate'),
    changeOf('noSuchSubscription'),
    changeOf('noSuchSubscription', { step: 'placing', key: 'key' }),
  ],
  events: {
    ...renewalEvents,
    'form.changed': [
      ...typingAddress.map(({ change }) => change),
      { level: 'low' },
      { level: 'high' },
      { delivery: 'digital' },
      { delivery: 'print-a' },
      { country: { address: 'US' } },
      { origin: 'change' },
      { origin: 'keep' },
    ].map((change) => ({ change })),
  },
  outputs: {
    checkout: [{ visit: '/account' }],
    shipping: [replies.getShipping.shipping.body],
    saveAddress: [{ kind: 'unanswered' }, { kind: 'ok', output: replies.changeAddress.addressUpdated.body }],
    readFresh: readings,
  },
  snapshots: {
    checkout: [...standing, inAddress, outdated],
    refetch: [refetched(undefined), ...readings.map(refetched)],
  },
  busy: { checkout: ({ attempt }: CheckoutInput) => attempt?.key !== undefined },
  identity: ({ draft, problems, isSaved, isUnsettled }: PurchaseContext<SubscriptionChangeDraft>) => [
    draft.page.upgrade?.subscription.token,
    draft.page.upgrade?.subscription.can_update,
    draft.choice,
    Object.values(draft.form.address).filter((line) => line !== '').length,
    draft.origin,
    draft.shipping !== undefined,
    draft.isUnread,
    draft.news,
    isSaved,
    problems.length > 0,
    isUnsettled,
  ],
};
