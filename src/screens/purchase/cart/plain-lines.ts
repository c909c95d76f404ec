import type { PricedLine } from '#machines/api/contract.ts';
import type { CartTableLine } from '#parts/table/CartTable.tsx';

/** Caches the table row of each cart line without notes. */
export const plainLines = new WeakMap<PricedLine, CartTableLine>();
