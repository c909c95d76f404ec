import { Coupon as CouponSchema } from '#machines/api/schemas/cart/Coupon.ts';
import { choice, object } from '#machines/api/shapes.ts';
import { connect } from '#machines/lib/flow.ts';
import type { World } from '#machines/lib/world.ts';
import { addToCart } from '#machines/purchase/cart/add-to-cart.ports.ts';
import { shipping } from '#machines/purchase/checkout/shipping/shipping.ports.ts';
import { couponPorts } from '#machines/purchase/coupon/coupon.ports.ts';
import { isSameCode } from '#machines/rules/subscription/coupon-code.ts';
import { products } from './products.ports.ts';

/** Returns the ports that all builders run beside their checkout. The server stores no coupon for them. */
export const builderPorts = (world: World) => ({
  shipping: connect(shipping, world),
  products: connect(products, world),
  addToCart: connect(addToCart, world),
  ...couponPorts(world, {
    schema: object({ for: choice('subscription'), coupon: CouponSchema }),
    codeIn: (reply, asked) =>
      reply.for === 'subscription' && isSameCode(reply.coupon.code, asked.code) ? reply.coupon.code : undefined,
  }),
});
