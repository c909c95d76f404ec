import { copyOf } from '#fixtures/data/orders.ts';
import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import type { DonateDraft } from '#machines/purchase/donate/donate.machine.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { pages, replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';
import { renewalEvents, standing } from './checkout-snapshots.ts';

const cart = replies.getCart.donationOnce.body;
const left = { actions: [{ type: 'donation-item', item: { process: 'onetime', dollars: 2500 } }] };
const begunBy = (name: keyof typeof pages.showDonate, query = '') => {
  const page = copyOf(pages.showDonate[name].body);
  return { page, link: readDonateLink(new URLSearchParams(query), page.donate) };
};

export const donateFixture: Fixture = {
  inputs: [begunBy('onetime'), begunBy('loggedInDonor')],
  events: {
    ...renewalEvents,
    'form.changed': [
      { process: 'monthly' },
      { tier: 'sponsor' },
      { amount: '40' },
      { text: { name: 'Ada Okafor' } },
      { country: { address: 'US' } },
      { timing: 'later' },
    ].map((change) => ({ change })),
  },
  outputs: {
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
    addToCart: [
      { cart, problems: [], left: undefined },
      { cart, problems: [{ field: 'amount', code: 'server', words: 'No.' }], left },
    ],
  },
  snapshots: { checkout: [...standing] },
  identity: ({ draft, problems, isUnsettled }: PurchaseContext<DonateDraft>) => [
    draft.page.subscriber?.account.ref,
    draft.process,
    draft.timing,
    draft.amounts,
    draft.form.name,
    draft.shipping !== undefined,
    problems.length > 0,
    isUnsettled,
  ],
};
