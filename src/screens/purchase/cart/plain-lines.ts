import type { PricedLine } from '#machines/api/contract.ts';
import type { CartTableLine } from '#parts/table/CartTable.tsx';

/** The table's line of each line of a cart that nothing is to be said of. */
export const plainLines = new WeakMap<PricedLine, CartTableLine>();
