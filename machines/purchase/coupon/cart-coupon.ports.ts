import type { CartState } from '#machines/api/contract.ts';
import { CartState as CartStateSchema } from '#machines/api/schemas/cart/CartState.ts';
import { choice, object } from '#machines/api/shapes.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { readAndTell } from '#machines/purchase/cart/read-cart.ports.ts';
import { couponOn } from '#machines/rules/cart/cart-needs.ts';
import { type CheckedCoupon, couponMachine } from './coupon.machine.ts';
import { askedOf, checked, readCheck } from './coupon.ports.ts';

// The schema of all replies would bundle that of invoices too.
const Reply = object({ for: choice('cart'), cart: CartStateSchema });

/** The coupon of a cart, which the server stores. */
export const cartCoupon = flow(couponMachine, (world) => ({
  checkCoupon: answer(async ({ input, signal }) => {
    const { on, code } = askedOf('cart', input);
    const result = await readCheck(world.api.POST('/api/coupon', { body: { ...on, code }, signal }), Reply);
    if (result.kind === 'ok' && result.output.for === 'cart') world.cart.announce(result.output.cart);
    return checked(result, (reply) => (reply.for === 'cart' ? couponOf(reply.cart) : undefined));
  }),
  readCoupon: answer(async ({ signal }) => checked(await readAndTell(world, signal), couponOf)),
}));

const couponOf = (cart: CartState): CheckedCoupon => ({ reply: { for: 'cart', cart }, code: couponOn(cart) ?? null });
