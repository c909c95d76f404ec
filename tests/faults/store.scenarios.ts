import type { Actor } from 'xstate';
import type { ProductPage } from '#machines/api/contract.ts';
import { cartCoupon } from '#machines/purchase/coupon/cart-coupon.ports.ts';
import type { CouponFor, couponMachine } from '#machines/purchase/coupon/coupon.machine.ts';
import { invoiceCoupon } from '#machines/purchase/coupon/invoice-coupon.ports.ts';
import { subscriptionCoupon } from '#machines/purchase/coupon/subscription-coupon.ports.ts';
import type { productMachine } from '#machines/purchase/product/product.machine.ts';
import { product } from '#machines/purchase/product/product.ports.ts';
import { pages, replies } from '#mocks/replies.ts';
import { copyOf } from '../support/orders.ts';
import { settle } from '../support/test-world.ts';
import {
  type Definition,
  handedBack,
  isTooMany,
  type Look,
  type Scenario,
  type Standing,
  scenario,
} from './scenario.ts';

type Machine = typeof productMachine;
type Box = Actor<Machine>;

const submit = (box: Box) => box.send({ type: 'form.submitted' });
const hasEnded = (box: Box) => box.getSnapshot().matches({ open: 'added' });

function inputOf(name: 'basicProduct' | 'inCart') {
  const page: ProductPage = copyOf(pages.showProduct[name].body);
  if (!page.product) throw new Error('The page has no product.');
  return { product: page.product, cart: page.cart };
}

function choose(box: Box): void {
  box.send({ type: 'quantity.changed', typed: '2' });
  box.send({ type: 'donation.changed', typed: '5' });
}

const base = {
  flow: product,
  // A lost answer is followed by a refetch of the cart, which may be lost too.
  limit: 72_000,
  act: submit,
  look,
  rest: handedBack('{"open":"added"}', 'callFailed', '{"open":"choosing"}'),
  retry: submit,
  hasEnded,
} satisfies Partial<Definition<Machine>>;

const boxScenarios: Scenario[] = [
  scenario<Machine>({
    ...base,
    name: 'addToCart of a product',
    id: 'addToCart',
    input: () => inputOf('basicProduct'),
    reach: choose,
  }),
  scenario<Machine>({
    ...base,
    name: 'updateCart of a product',
    id: 'updateCart',
    input: () => inputOf('inCart'),
    reach: choose,
  }),
  scenario<Machine>({
    ...base,
    name: 'getCart after a lost answer',
    id: 'getCart',
    input: () => inputOf('basicProduct'),
    prepare: ({ network }) => {
      network.answer('addToCart', 'unavailable', 'added');
      network.answer('getCart', 'unavailable');
    },
    reach: async (box) => {
      choose(box);
      submit(box);
      await settle();
    },
  }),
];

/** The choices stay until they are in the cart; then the box shows the cart's quantity. */
function look(box: Box): Look {
  const { value, context, ...snapshot } = box.getSnapshot();
  return {
    value: typeof value === 'string' ? value : JSON.stringify(value),
    problems: context.problems,
    isBusy: snapshot.hasTag('busy'),
    typed: hasEnded(box) ? undefined : context.form,
  };
}

type Coupons = typeof couponMachine;
type Field = Actor<Coupons>;

const applyTo = (on: CouponFor) => (field: Field) => field.send({ type: 'coupon.submitted', on });

function lookAtField(field: Field): Look {
  const { value, context, ...snapshot } = field.getSnapshot();
  return { value, problems: context.problems, isBusy: snapshot.hasTag('busy'), typed: context.typed };
}

const couponBase = { flow: subscriptionCoupon, look: lookAtField, limit: 72_000 } satisfies Partial<
  Definition<Coupons>
>;

const tooMany: Standing = { value: 'resting', problems: [{ field: 'coupon', code: 'coupon.tooMany' }] };

const { errors } = replies.checkCoupon.unavailable.body;
const unavailable: Standing = { value: 'resting', problems: [{ field: 'general', code: 'server', words: errors }] };

/** The refetch after a refusal that leaves the server's state unknown. The reason stays, whatever the refetch returns. */
const readAfter = (on: CouponFor, id: 'getCart' | 'getInvoice') =>
  scenario<Coupons>({
    ...couponBase,
    flow: on.for === 'cart' ? cartCoupon : invoiceCoupon,
    name: `${id} after a coupon with an unknown outcome`,
    id,
    input: () => ({ typed: 'FIVE' }),
    prepare: ({ network }) => network.answer('checkCoupon', 'unavailable'),
    act: applyTo(on),
    rest: () => unavailable,
    retry: applyTo(on),
    hasEnded: (field) => field.getSnapshot().matches('resting'),
    wordless: 'The message is why the coupon was not applied.',
  });

const personal: CouponFor = { for: 'subscription', purpose: 'personal' };

const couponScenarios: Scenario[] = [
  scenario<Coupons>({
    ...couponBase,
    name: 'checkCoupon of a subscription',
    id: 'checkCoupon',
    input: () => ({ typed: replies.checkCoupon.coupon.body.coupon.code }),
    act: applyTo(personal),
    rest: (means) => (isTooMany(means) ? tooMany : handedBack('resting', 'callFailed', 'resting')(means)),
    retry: applyTo(personal),
    hasEnded: (field) => field.getSnapshot().context.answered !== undefined,
  }),
  readAfter({ for: 'cart', version: 6 }, 'getCart'),
  readAfter({ for: 'invoice', invoice: 'inv_5tG4hA' }, 'getInvoice'),
];

export const scenarios: Scenario[] = [...boxScenarios, ...couponScenarios];
