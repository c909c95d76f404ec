import { isDefinite, read } from '#machines/api/reply.ts';
import { CartState as CartStateSchema } from '#machines/api/schemas/cart/CartState.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { addToCartMachine } from './add-to-cart.machine.ts';
import type { Added } from './add-to-cart-context.ts';
import { readCart } from './read-cart.ports.ts';

/** Adds one action and announces the new cart. An answer is lost unless the server certainly did not act. */
export const addToCart = flow(addToCartMachine, (world) => ({
  addToCart: answer(async ({ input: { action }, signal }): Promise<Added> => {
    if (!action) throw new Error('There is nothing to be added.');
    const result = await read(world.api.POST('/api/cart', { body: action, signal }), CartStateSchema);
    if (result.kind === 'ok') world.cart.announce(result.output);
    const isKnown = result.kind === 'ok' || (result.kind === 'refused' && isDefinite(result.refusal));
    return isKnown ? result : { kind: 'lost', problems: problemsAfter(result) };
  }),
  readCart: readCart(world),
}));
