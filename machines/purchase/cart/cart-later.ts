import type { CartAction } from '#machines/api/contract.ts';
import type { AddedToCart, AddToCart } from './add-to-cart-context.ts';

/** What the tries so far came to: what is in the cart, and what was left of the last one. */
export interface Tried {
  added: readonly CartAction[];
  left: AddToCart;
}

/** What of an order is still to be put into the cart: nothing that a try before has put there (CHECK-53). */
export function stillToAdd(actions: readonly CartAction[], tried: Tried | undefined): AddToCart {
  if (!tried) return { actions };
  const { actions: left, cart, isUnsure } = tried.left;
  const rest = actions.filter((action) => !tried.added.some((each) => isSame(each, action)));
  return { actions: rest, cart, isUnsure: isUnsure === true && isSame(left[0], rest[0]) };
}

/** What a try came to that ended with something left; the order is as it was at the try. */
export function afterTry(
  actions: readonly CartAction[],
  { left }: AddedToCart,
  before: Tried | undefined,
): Tried | undefined {
  if (!left) return before;
  const sent = stillToAdd(actions, before).actions;
  return { added: [...(before?.added ?? []), ...sent.slice(0, sent.length - left.actions.length)], left };
}

const isSame = (one: CartAction | undefined, other: CartAction | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
