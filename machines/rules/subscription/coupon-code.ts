import type { Query } from '../link/query.ts';

/** Whether a text is a coupon code by the contract's pattern. */
export const isCouponCode = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** The typed code without surrounding whitespace; undefined if it is malformed. */
export function couponCodeIn(typed: string): string | undefined {
  const code = typed.trim();
  return isCouponCode(code) ? code : undefined;
}

/** The code from a link's query for the field. A malformed one is not repeated. */
export function linkedCode(query: Query): { typed: string; isLinkUnreadable: boolean } {
  const asked = query.get('code') ?? '';
  const code = couponCodeIn(asked);
  return { typed: code ?? '', isLinkUnreadable: asked.trim() !== '' && code === undefined };
}

/** Whether two codes name the same coupon, ignoring case. */
export const isSameCode = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').toUpperCase() === (other ?? '').toUpperCase();
