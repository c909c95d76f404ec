import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

export const shippingFixture: Fixture = {
  inputs: [{}],
  outputs: { load: [{ kind: 'ok', output: replies.getShipping.shipping.body }, { kind: 'unanswered' }] },
};
