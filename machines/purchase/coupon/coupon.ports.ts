import { type Answer, type Result, read } from '#machines/api/reply.ts';
import type { Schema } from '#machines/api/shapes.ts';
import type { AskedCoupon, CheckedCoupon, CouponFor } from './coupon.machine.ts';

export type AskedOf<Place extends CouponFor['for']> = AskedCoupon & { on: Extract<CouponFor, { for: Place }> };

/** Narrows a request to its place. Throws for any other place. */
export function askedOf<Place extends CouponFor['for']>(place: Place, asked: AskedCoupon | undefined): AskedOf<Place> {
  if (asked?.on.for !== place) throw new Error(`Nothing is asked of a ${place}.`);
  return asked as AskedOf<Place>; // The check above narrows the type.
}

/** Reads the reply to a coupon code, including Retry-After after too many tries. */
export async function readCheck<Reply>(
  call: Promise<Answer<Reply> & { response: Pick<Response, 'headers'> }>,
  schema: Schema<Reply>,
): Promise<Result<Reply>> {
  const result = await read(call, schema);
  if (result.kind !== 'refused' || result.refusal.status !== 429) return result;
  const after = (await call).response.headers.get('Retry-After') ?? '';
  const retryAfter = /^\d{1,4}$/.test(after) ? Number(after) : undefined;
  return { kind: 'refused', refusal: { ...result.refusal, retryAfter } };
}

/** The result of a check. A reply about something else is unreadable. */
export function checked<Reply>(
  result: Result<Reply>,
  take: (reply: Reply) => CheckedCoupon | undefined,
): Result<CheckedCoupon> {
  if (result.kind !== 'ok') return result;
  const output = take(result.output);
  return output ? { kind: 'ok', output } : { kind: 'unreadable' };
}
