import { copyOf } from '#fixtures/data/orders.ts';
import type { ProductContext } from '#machines/purchase/product/product-context.ts';
import { pages, replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const ok = (output: object) => ({ kind: 'ok', output });
const refused = (status: number) => ({ kind: 'refused', refusal: { status, problems: [] } });
const unanswered = { kind: 'unanswered' };
const { empty, sizedProduct } = replies.getCart;
const { product } = copyOf(pages.showProduct.sizedProduct.body);
const left = (isUnsure: boolean) => ({
  cart: undefined,
  problems: [{ field: 'general', code: 'callFailed' }],
  left: { actions: [], isUnsure },
});

export const productFixture: Fixture = {
  inputs: [
    { product, cart: copyOf(empty.body) },
    { product, cart: copyOf(sizedProduct.body) },
  ],
  events: {
    'size.chosen': [{ size: 'sze:shirt-l' }],
    'quantity.changed': [{ typed: '2' }],
    'donation.changed': [{ typed: '5' }, { typed: 'some' }],
    'cart.heard': [{ cart: copyOf(empty.body) }, { cart: copyOf(sizedProduct.body) }],
  },
  outputs: {
    addToCart: [{ cart: sizedProduct.body, problems: [], left: undefined }, left(true), left(false)],
    updateCart: [ok(sizedProduct.body), refused(404), unanswered],
    readCart: [ok(sizedProduct.body), ok(empty.body), unanswered],
  },
  identity: ({ form, cart, isUnsure, problems }: ProductContext) => [
    form.choice.size,
    form.donation,
    cart.count > 0,
    isUnsure,
    problems.length > 0,
  ],
};
