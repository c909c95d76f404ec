import { CartState } from '#machines/api/schemas/cart/CartState.ts';

/** Validates a cart from another tab, which may run another release; undefined if it is not a cart. */
export const readCart = CartState;
