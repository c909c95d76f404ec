import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { empty, mixed } = replies.getCart;

export const cartCounterFixture: Fixture = {
  inputs: [{ cart: mixed.body }, { cart: null }],
  events: {
    'cart.heard': [
      { cart: { version: empty.body.version, count: empty.body.count } },
      { cart: { version: 20, count: mixed.body.count } },
    ],
  },
  outputs: { readCart: [{ kind: 'ok', output: mixed.body }, { kind: 'unanswered' }] },
};
