import type { DonateContext } from '#machines/purchase/donate/donate-context.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { pages, replies } from '#mocks/replies.ts';
import { copyOf } from '../support/orders.ts';
import type { Fixture } from './walker.ts';

const resting = { context: { problems: [] } };
const cart = replies.getCart.donationOnce.body;
const left = { actions: [{ type: 'donation-item', item: { process: 'onetime', dollars: 2500 } }] };
const begunBy = (name: keyof typeof pages.showDonate, query = '') => {
  const page = copyOf(pages.showDonate[name].body);
  return { page, link: readDonateLink(new URLSearchParams(query), page.donate) };
};

export const fixture: Fixture = {
  inputs: [begunBy('onetime'), begunBy('loggedInDonor')],
  events: {
    'process.chosen': [{ process: 'monthly' }],
    'tier.chosen': [{ name: 'sponsor' }],
    'field.changed': [{ field: 'name', value: 'Ada Okafor' }],
    'country.chosen': [{ code: 'US' }],
    'timing.chosen': [{ timing: 'later' }],
  },
  outputs: {
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
    addToCart: [
      { cart, problems: [], left: undefined },
      { cart, problems: [{ field: 'amount', code: 'server', words: 'No.' }], left },
    ],
  },
  snapshots: { checkout: [resting, { ...resting, tags: ['busy'] }] },
  identity: ({ page, process, timing, form, shipping, problems }: DonateContext) => [
    page.subscriber?.account.ref,
    process,
    timing,
    form.amount,
    form.name,
    shipping !== undefined,
    problems.length > 0,
  ],
};
