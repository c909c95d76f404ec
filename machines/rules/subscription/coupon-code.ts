import { isBlank } from '#machines/rules/text/required.ts';
import { typedPlainly } from '#machines/rules/text/typed.ts';
import type { Query } from '../link/query.ts';

/** Whether a text has the form of a coupon code. Only the server knows whether the coupon exists. */
export const isCouponCode = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Cleans a typed code; undefined if it is malformed. */
export function couponCodeIn(typed: string): string | undefined {
  const code = typedPlainly(typed).replace(/\s/g, '');
  return isCouponCode(code) ? code : undefined;
}

/** The coupon code of a link. A malformed one is reported but never shown. */
export interface LinkedCode {
  code?: string;
  isCodeUnreadable?: true;
}

export function readLinkedCode(query: Query): LinkedCode {
  const asked = query.get('code') ?? '';
  const code = couponCodeIn(asked);
  if (code !== undefined) return { code };
  return isBlank(asked) ? {} : { isCodeUnreadable: true };
}

/** Whether two codes name the same coupon, ignoring case. Null and undefined mean no coupon. */
export const isSameCode = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').toUpperCase() === (other ?? '').toUpperCase();
