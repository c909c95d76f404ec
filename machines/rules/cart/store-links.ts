import { safeHref } from '#machines/rules/link/safe-href.ts';

/** The host's own addresses of the store and of the checkout. */
export interface StoreLinks {
  browse?: string;
  checkout?: string;
}

/** The two links to proceed; an address that the host does not give, or that is not safe to visit, is our own (STORE-17). */
export const storeLinks = ({ browse, checkout }: StoreLinks = {}): Required<StoreLinks> => ({
  browse: safeHref(browse) ?? '/store',
  checkout: safeHref(checkout) ?? '/store/checkout',
});
