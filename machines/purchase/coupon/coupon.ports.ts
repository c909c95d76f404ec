import type { CouponReply, CouponRequest } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import type { Schema } from '#machines/api/shapes.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';
import type { AskedCoupon, CheckedCoupon } from './coupon-call.ts';

interface CouponCalls {
  /** The schema of this place's replies; that of all replies would bundle the other places. */
  schema: Schema<CouponReply>;
  /** Returns the code now applied, null for none, undefined if the reply is about something else. */
  codeIn: (reply: CouponReply, asked: AskedCoupon) => string | null | undefined;
  /** Refetches what the server stores. */
  refetch?: (asked: AskedCoupon, signal: AbortSignal) => Promise<Result<CouponReply>>;
  onChecked?: (reply: CouponReply) => void;
}

/** Returns the ports that check a coupon in one place. A reply about something else is unreadable. */
export function couponPorts({ api }: World, { schema, codeIn, refetch = nothing, onChecked }: CouponCalls) {
  const checked = (result: Result<CouponReply>, asked: AskedCoupon): Result<CheckedCoupon> => {
    if (result.kind !== 'ok') return result;
    const code = codeIn(result.output, asked);
    return code === undefined ? { kind: 'unreadable' } : { kind: 'ok', output: { reply: result.output, code } };
  };
  return {
    checkCoupon: answer<Result<CheckedCoupon>, AskedCoupon>(async ({ input, signal }) => {
      // A builder, whose code is never null, removes its coupon without a call.
      const body = { ...input.on, code: input.code } as CouponRequest;
      const call = api.POST('/api/coupon', { body, signal });
      const result = await read(call, schema);
      if (result.kind === 'ok') onChecked?.(result.output);
      if (result.kind !== 'refused' || result.refusal.status !== 429) return checked(result, input);
      const after = (await call).response.headers.get('Retry-After') ?? '';
      const retryAfter = /^\d{1,4}$/.test(after) ? Number(after) : undefined;
      return { kind: 'refused', refusal: { ...result.refusal, retryAfter } };
    }),
    readCoupon: answer<Result<CheckedCoupon>, AskedCoupon>(async ({ input, signal }) =>
      checked(await refetch(input, signal), input),
    ),
  };
}

const nothing = () => Promise.reject(new Error('Nothing is stored.'));
