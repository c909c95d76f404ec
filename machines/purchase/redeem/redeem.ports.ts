import { read } from '#machines/api/reply.ts';
import { RedeemData } from '#machines/api/schemas/checkout/RedeemData.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { rereading } from '#machines/purchase/checkout/parts/refetching.ports.ts';
import { shipping } from '#machines/purchase/checkout/shipping/shipping.ports.ts';
import { redeemFlow } from './redeem.flow.ts';
import { redeemMachine } from './redeem.machine.ts';

export const redeem = flow(redeemMachine, (world) => ({
  checkout: connect(checkoutFor(redeemFlow.order), world),
  shipping: connect(shipping, world),
  ...rereading(({ token }, signal) =>
    read(world.api.GET('/api/subscribe/redeem', { params: { query: { token } }, signal }), RedeemData),
  ),
}));
