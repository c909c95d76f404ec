import type { AddToCartContext } from '#machines/purchase/cart/add-to-cart-context.ts';
import { replies, requests } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const product = requests.addToCart.basicProduct.body;
const donation = requests.addToCart.donationOnce.body;
const empty = replies.getCart.empty.body;

export const addToCartFixture: Fixture = {
  inputs: [
    { actions: [] },
    { actions: [product, donation] },
    { actions: [product, donation], cart: empty },
    { actions: [donation] },
    { actions: [product], cart: empty, isUnsure: true },
  ],
  outputs: {
    addToCart: [
      { kind: 'ok', output: replies.addToCart.added.body },
      { kind: 'refused', refusal: { status: 409, problems: [] } },
      { kind: 'lost', problems: [] },
    ],
    readCart: [
      { kind: 'ok', output: empty },
      { kind: 'ok', output: replies.getCart.mixed.body },
      { kind: 'unanswered' },
    ],
  },
  identity: ({ left, cart, isUnsure, problems }: AddToCartContext) => [
    left.length,
    cart?.version,
    isUnsure,
    problems.length > 0,
  ],
};
