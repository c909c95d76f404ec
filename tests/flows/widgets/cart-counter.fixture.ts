import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { empty, mixed } = replies.getCart;

export const cartCounterFixture: Fixture = {
  inputs: [{ cart: mixed.body }, { cart: null }],
  events: { 'cart.heard': [{ cart: empty.body }, { cart: { ...mixed.body, version: 20 } }] },
  outputs: { readCart: [{ kind: 'ok', output: mixed.body }, { kind: 'unanswered' }] },
};
