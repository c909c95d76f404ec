import type { Actor } from 'xstate';
import { builderOf, copyOf } from '#fixtures/data/orders.ts';
import { settle, type TestWorld } from '#fixtures/world/test-world.ts';
import type { ProductPage } from '#machines/api/contract.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import type { PurchaseCoupon } from '#machines/purchase/coupon/coupon.ts';
import type { CouponEvent } from '#machines/purchase/coupon/coupon-call.ts';
import { invoice } from '#machines/purchase/invoice/invoice.ports.ts';
import type { productMachine } from '#machines/purchase/product/product.machine.ts';
import { product } from '#machines/purchase/product/product.ports.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { pages, replies } from '#mocks/replies.ts';
import {
  type Definition,
  handedBack,
  isTooMany,
  type Look,
  type Scenario,
  type Standing,
  scenario,
} from '../scenario.ts';

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

const RESTING = JSON.stringify({ open: { filling: 'resting' } });

const typeCode = (code: string) => (purchase: Couponed) => purchase.send({ type: 'coupon.typed', typed: code });
const apply = (purchase: Couponed) => purchase.send({ type: 'coupon.submitted' });

interface Couponed {
  send: (event: CouponEvent) => void;
  getSnapshot: () => {
    value: unknown;
    context: { draft: { coupon: PurchaseCoupon } };
    hasTag: (tag: 'checking') => boolean;
  };
}

function lookAtCoupon(purchase: Couponed): Look {
  const { value, context, ...snapshot } = purchase.getSnapshot();
  const { problems, typed } = context.draft.coupon;
  return { value: JSON.stringify(value), problems, isBusy: snapshot.hasTag('checking'), typed };
}

const tooMany: Standing = { value: RESTING, problems: [{ field: 'coupon', code: 'coupon.tooMany' }] };

const { errors } = replies.checkCoupon.unavailable.body;
const unavailable: Standing = { value: RESTING, problems: [{ field: 'general', code: 'server', words: errors }] };

/** The refetch after a refusal that leaves the server's state unknown. The reason stays, whatever the refetch returns. */
const readAfter = (id: 'getCart' | 'getInvoice') => ({
  name: `${id} after a coupon with an unknown outcome`,
  id,
  limit: 72_000,
  prepare: ({ network }: TestWorld) => network.answer('checkCoupon', 'unavailable'),
  reach: typeCode('FIVE'),
  act: apply,
  look: lookAtCoupon,
  rest: () => unavailable,
  retry: apply,
  hasEnded: (purchase: Couponed) => !purchase.getSnapshot().hasTag('checking'),
  wordless: 'The message is why the coupon was not applied.',
});

const couponScenarios: Scenario[] = [
  scenario<typeof subscribe.machine>({
    name: 'checkCoupon of a subscription',
    id: 'checkCoupon',
    flow: subscribe,
    input: () => builderOf('visitor'),
    limit: 72_000,
    reach: typeCode(replies.checkCoupon.coupon.body.coupon.code),
    act: apply,
    look: lookAtCoupon,
    rest: (means) => (isTooMany(means) ? tooMany : handedBack(RESTING, 'callFailed', RESTING)(means)),
    retry: apply,
    hasEnded: (purchase) => purchase.getSnapshot().context.draft.coupon.offer !== undefined,
  }),
  scenario<typeof cartCheckout.machine>({
    ...readAfter('getCart'),
    flow: cartCheckout,
    input: () => ({ page: copyOf(pages.showCheckout.guest.body) }),
  }),
  scenario<typeof invoice.machine>({
    ...readAfter('getInvoice'),
    flow: invoice,
    input: () => ({ page: copyOf(pages.showInvoice.payable.body) }),
  }),
];

export const scenarios: Scenario[] = [...boxScenarios, ...couponScenarios];
