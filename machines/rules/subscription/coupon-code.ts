/** Whether a text can be the code of a coupon, as the contract has it. */
export const isCouponCode = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** The code in what was typed, without the blanks around it; undefined where it cannot be one. */
export function couponCodeIn(typed: string): string | undefined {
  const code = typed.trim();
  return isCouponCode(code) ? code : undefined;
}

/** The code that the query of a link fills the field with; one that cannot be a code is not repeated. */
export function linkedCode(query: URLSearchParams): { typed: string; isLinkUnreadable: boolean } {
  const asked = query.get('code') ?? '';
  const code = couponCodeIn(asked);
  return { typed: code ?? '', isLinkUnreadable: asked.trim() !== '' && code === undefined };
}

/** Whether two codes name the same coupon; servers write theirs in capitals, readers as they like. */
export const isSameCode = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').toUpperCase() === (other ?? '').toUpperCase();
