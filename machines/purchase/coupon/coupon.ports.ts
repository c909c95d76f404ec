import type { CouponReply } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { CouponReply as CouponReplySchema } from '#machines/api/schemas/cart/CouponReply.ts';
import { InvoiceData as InvoiceDataSchema } from '#machines/api/schemas/shared/InvoiceData.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';
import { readAndTell } from '#machines/purchase/cart/read-cart.ports.ts';
import { isSameCode } from '#machines/rules/subscription/coupon-code.ts';
import { type AskedCoupon, codeIn, couponMachine } from './coupon.machine.ts';

export const coupon = flow(couponMachine, (world) => ({
  checkCoupon: answer(({ input, signal }) => checkCoupon(world, given(input), signal)),
  readCoupon: answer(({ input, signal }) => readCoupon(world, given(input), signal)),
}));

async function checkCoupon({ api, cart }: World, asked: AskedCoupon, signal: AbortSignal) {
  const sent = await read(api.POST('/api/coupon', { body: bodyOf(asked), signal }), CouponReplySchema);
  const result = withoutStrays(sent, asked);
  if (result.kind === 'ok' && result.output.for === 'cart') cart.announce(result.output.cart);
  return result;
}

async function readCoupon(world: World, { on }: AskedCoupon, signal: AbortSignal): Promise<Result<CouponReply>> {
  switch (on.for) {
    case 'cart': {
      const result = await readAndTell(world, signal);
      return result.kind === 'ok' ? { kind: 'ok', output: { for: 'cart', cart: result.output } } : result;
    }
    case 'invoice': {
      const path = { invoice: on.invoice };
      const result = await read(
        world.api.GET('/api/invoice/{invoice}', { params: { path }, signal }),
        InvoiceDataSchema,
      );
      return result.kind === 'ok' ? { kind: 'ok', output: { for: 'invoice', invoice: result.output } } : result;
    }
    case 'subscription':
      throw new Error('Nothing of a subscription that is being built is kept.');
  }
}

function bodyOf({ on, code }: AskedCoupon) {
  if (on.for !== 'subscription') return { ...on, code };
  if (code === null) throw new Error('A coupon is taken off a subscription without a call.');
  return { ...on, code };
}

/** A reply about something else, or about another coupon, is not the documented one. */
function withoutStrays(result: Result<CouponReply>, { on, code }: AskedCoupon): Result<CouponReply> {
  if (result.kind !== 'ok') return result;
  const { output } = result;
  const isOurs =
    output.for === on.for &&
    (output.for !== 'subscription' || isSameCode(codeIn(output), code)) &&
    (output.for !== 'invoice' || on.for !== 'invoice' || output.invoice.invoice.token === on.invoice);
  return isOurs ? result : { kind: 'unreadable' };
}

function given(asked: AskedCoupon | undefined): AskedCoupon {
  if (!asked) throw new Error('There is nothing to be asked.');
  return asked;
}
