import type { Shipcode } from '#machines/rules/subscription/subscription.ts';

/** Keep the address on record, or give another one. */
export type Origin = 'keep' | 'change';

/** The shipping category once it is chosen which address is used: another one begins in the account's own (ADDR-12). */
export const categoryAfter = (origin: Origin, category: Shipcode, own: Shipcode | undefined): Shipcode =>
  origin === 'keep' ? category : (own ?? category);

/**
 * Which address is used in another shipping category. One that is on record there is kept, unless the reader had asked
 * for another where one was on record, too.
 */
export const originIn = (recorded: { before: boolean; now: boolean }, origin: Origin): Origin =>
  recorded.now && (origin === 'keep' || !recorded.before) ? 'keep' : 'change';
