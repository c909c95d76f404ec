import type { Shipcode } from '#machines/rules/subscription/subscription.ts';

/** The reader's choice of address: `keep` the one on record, or `change` to a new one. */
export type Origin = 'keep' | 'change';

/**
 * Returns the shipping category after the reader picks an address option. A new address starts in the account's
 * category (ADDR-12).
 */
export const categoryAfter = (origin: Origin, category: Shipcode, own: Shipcode | undefined): Shipcode =>
  origin === 'keep' ? category : (own ?? category);

/**
 * Returns the address option after a change of shipping category. Keeps an address on record there, unless the reader
 * chose a new address although the previous category had one on record.
 */
export const originIn = (recorded: { before: boolean; now: boolean }, origin: Origin): Origin =>
  recorded.now && (origin === 'keep' || !recorded.before) ? 'keep' : 'change';
