import type { CartAction, CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { isCounted, linesOf, wasTaken } from '#machines/rules/cart/cart.ts';

/** What is put into the cart. */
export interface AddToCart {
  actions: readonly CartAction[];
  /** The cart of the page, if it has one; where it has none and that matters, it is read first. */
  cart?: CartState | null | undefined;
  /** Whether the first action was sent once without an answer. */
  isUnsure?: boolean;
}

/** What came of it: nothing is `left` when all of it is in the cart; what is left is the input of another try. */
export interface AddedToCart {
  /** The cart as it is now, where the server has shown it. */
  cart: CartState | undefined;
  problems: Problem[];
  left: AddToCart | undefined;
}

/** What the tries so far came to: what is in the cart, and what was left of the last one. */
export interface Tried {
  added: readonly CartAction[];
  left: AddToCart;
}

/** What came of an action that was sent; `lost` where no answer tells whether it was taken. */
export type Added = Result<CartState> | { kind: 'lost'; problems: Problem[] };

export interface AddToCartContext {
  /** What is not in the cart yet; the first is the one that is being added. */
  left: readonly CartAction[];
  cart: CartState | undefined;
  isUnsure: boolean;
  problems: Problem[];
}

export const beginAdding = ({ actions, cart, isUnsure = false }: AddToCart): AddToCartContext => ({
  left: actions,
  cart: cart ?? undefined,
  isUnsure,
  problems: [],
});

/** What the flow ends with. */
export const addedToCart = ({ left, cart, isUnsure, problems }: AddToCartContext): AddedToCart => ({
  cart,
  problems,
  left: left.length === 0 ? undefined : { actions: left, cart, isUnsure },
});

/** Whether a lost answer could be made good: goods and gifts are counted, and counting begins with a cart that is known. */
export const isCartNeeded = ({ left, cart }: AddToCartContext): boolean => cart === undefined && left.some(isCounted);

/** The cart as it was read before anything was added, or why it was not. */
export const takeRead = (result: Result<CartState>): Change =>
  result.kind === 'ok' ? { cart: result.output } : takeRefusal(result);

/** What came of the first action. */
export function takeAnswer(context: AddToCartContext, added: Added): Change {
  if (added.kind === 'lost') return takeLoss(added.problems);
  return added.kind === 'ok' ? takeAdded(context, added.output) : takeRefusal(added);
}

/** No answer tells whether the first action was taken. */
export const takeLoss = (problems: Problem[]): Change => ({ isUnsure: true, problems });

/** Whether the cart that was read after a lost answer has the first action in it. */
export const isInCart = ({ left: [first], cart }: AddToCartContext, read: CartState): boolean =>
  first !== undefined && wasTaken(first, cart ? linesOf(cart) : [], linesOf(read));

/** What reading the cart shows of an action that was lost: one that is not in it may be added again. */
export function takeCheck(context: AddToCartContext, result: Result<CartState>): Change {
  if (result.kind !== 'ok') return takeRefusal(result);
  const { output } = result;
  return isInCart(context, output) ? takeAdded(context, output) : { cart: output, isUnsure: false };
}

type Change = Partial<AddToCartContext>;

const takeAdded = ({ left }: AddToCartContext, cart: CartState): Change => ({
  cart,
  left: left.slice(1),
  isUnsure: false,
  problems: [],
});

/** Why the flow ends with something left. */
const takeRefusal = (result: Result<unknown>): Change => ({ problems: problemsAfter(result) });
