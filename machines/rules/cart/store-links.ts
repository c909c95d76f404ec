import { safeHref } from '#machines/rules/link/safe-href.ts';

/** The host's addresses for the store and its checkout, unchecked. */
export interface StoreLinks {
  browse?: string;
  checkout?: string;
}

/**
 * Returns the two links onward from a product. Our own pages replace addresses that are missing or unsafe (STORE-17).
 */
export const storeLinks = ({ browse, checkout }: StoreLinks = {}): Required<StoreLinks> => ({
  browse: safeHref(browse) ?? '/store',
  checkout: safeHref(checkout) ?? '/store/checkout',
});
