import type { CartContext } from '#machines/purchase/cart/cart-context.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { basicProduct, invoiced } = replies.getCart;
const changed = replies.updateCart.changed.body;
const problems = [{ field: 'qty', code: 'server', words: 'Only 6 are left.' }];

export const cartFixture: Fixture = {
  inputs: [{ cart: basicProduct.body }, { cart: invoiced.body }],
  events: {
    'quantity.changed': [{ id: 'ln_1', quantity: 3 }],
    'line.removed': [{ id: 'ln_1' }],
    'cart.heard': [{ cart: { ...changed, version: 20 } }, { cart: { ...invoiced.body, version: 21 } }],
  },
  outputs: {
    changeCart: [
      { kind: 'ok', output: changed },
      { kind: 'refused', refusal: { status: 409, problems } },
      { kind: 'refused', refusal: { status: 409, problems: [] } },
    ],
    readCart: [
      { kind: 'ok', output: basicProduct.body },
      { kind: 'ok', output: { ...changed, version: 30 } },
      { kind: 'unanswered' },
    ],
  },
  identity: ({ cart, sent, pendingChanges, isDoubted, closedAt }: CartContext) => [
    cart.version,
    cart.invoiced,
    sent !== undefined,
    pendingChanges.length,
    isDoubted,
    closedAt,
  ],
};
