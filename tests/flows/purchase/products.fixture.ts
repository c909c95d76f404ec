import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

export const productsFixture: Fixture = {
  inputs: [{ key: 'swag' }],
  outputs: { load: [{ kind: 'ok', output: replies.getProducts.swag.body }, { kind: 'unanswered' }] },
};
