import { productOf } from '#fixtures/data/orders.ts';
import { renewOf } from '#fixtures/data/renewals.ts';
import type { CheckoutInput } from '#machines/purchase/checkout/checkout-context.ts';
import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import type { RenewDraft } from '#machines/purchase/renew/renew.machine.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';
import { inAddress, outdated, renewalEvents, standing } from './checkout-snapshots.ts';

const product = productOf('prd:tote');

const { renew: _, ...shown } = renewOf('checkoutLater').page;
const { account, timetable } = shown.subscriber ?? { account: null, timetable: null };
const read = (now: object, ref = account?.ref) => ({
  kind: 'ok',
  output: { subscriber: { account: { ...account, ref } }, timetable: { ...timetable, ...now } },
});
const readings = [
  read({}),
  read({ version: 9 }),
  read({ lifetime_subscription: true }),
  read({ current_subscription: null }),
  read({}, 'acc_other'),
  { kind: 'unanswered' },
];
const refetched = (result: unknown) => ({ context: { result } });

const { page } = renewOf('checkoutLater');
const takingCoupons = { page: { ...page, settings: { ...page.settings, typed_coupons: true } } };

export const renewFixture: Fixture = {
  inputs: [
    takingCoupons,
    { ...takingCoupons, link: { products: 'sze:tote-one*1' } },
    renewOf('visitor'),
    renewOf('nothingToRenew'),
    renewOf('lifetime'),
    renewOf('nothingToRenew', { step: 'placing', key: 'key' }),
    renewOf('lifetime', { step: 'confirming', intent: 'pi_3Pq81x' }),
  ],
  events: {
    ...renewalEvents,
    'form.changed': [
      { settings: 'other' },
      { settings: 'same' },
      { timing: 'later' },
      { choice: { medium: 'digital' } },
      { text: { name: '' } },
      { country: { address: 'CA' } },
      { origin: 'change' },
      { products: { product, size: 'sze:tote-one', quantity: '1' } },
      { products: { product } },
    ].map((change) => ({ change })),
    'coupon.typed': [{ typed: 'RENEW10' }, { typed: 'two words' }],
  },
  outputs: {
    checkCoupon: [
      { kind: 'ok', output: { reply: replies.checkCoupon.renewalCoupon.body, code: 'RENEW10' } },
      { kind: 'unanswered' },
    ],
    products: [{ list: replies.getProducts.swag.body.list }],
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
    readFresh: readings,
    addToCart: [
      { cart: undefined, problems: [], left: undefined },
      { cart: undefined, problems: [{ field: 'general', code: 'callFailed' }], left: { actions: [] } },
    ],
  },
  snapshots: {
    checkout: [...standing, inAddress, outdated],
    refetch: [refetched(undefined), ...readings.map(refetched)],
  },
  busy: { checkout: ({ attempt }: CheckoutInput) => attempt?.key !== undefined },
  identity: ({ draft, problems, isUnsettled }: PurchaseContext<RenewDraft>) => [
    draft.page.renew?.account,
    draft.news,
    draft.page.subscriber?.timetable.lifetime_subscription,
    draft.isChanging,
    draft.timing,
    draft.choice.medium,
    Boolean(draft.wanted),
    draft.coupon.offer ? draft.coupon.isWanted : draft.coupon.typed,
    draft.shipping !== undefined,
    problems.length > 0,
    isUnsettled,
  ],
};
