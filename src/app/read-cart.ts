import { CartState } from '#machines/api/schemas/cart/CartState.ts';

/** The cart that another tab told of, which may be of another edition of the site; undefined where it is not one. */
export const readCart = CartState;
