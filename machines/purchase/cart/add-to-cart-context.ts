import type { CartAction, CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { isCounted, linesOf, wasTaken } from '#machines/rules/cart/cart.ts';

export interface AddToCart {
  actions: readonly CartAction[];
  /** The page's cart. Read first if it is missing and needed for counting. */
  cart?: CartState | null | undefined;
  /** Whether the first action was already sent and its answer lost. */
  isUnsure?: boolean;
}

/** The result. `left` is undefined if everything was added; otherwise it is the input for another try. */
export interface AddedToCart {
  cart: CartState | undefined;
  problems: Problem[];
  left: AddToCart | undefined;
}

/** The actions added so far, and those left after the last try. */
export interface Tried {
  added: readonly CartAction[];
  left: AddToCart;
}

/** The answer to one action; `lost` if the server may have added it anyway. */
export type Added = Result<CartState> | { kind: 'lost'; problems: Problem[] };

export interface AddToCartContext {
  /** The actions not added yet. The first is in progress. */
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

export const addedToCart = ({ left, cart, isUnsure, problems }: AddToCartContext): AddedToCart => ({
  cart,
  problems,
  left: left.length === 0 ? undefined : { actions: left, cart, isUnsure },
});

/**
 * Whether the cart must be read first. After a lost answer, counted actions can only be verified against a known cart.
 */
export const isCartNeeded = ({ left, cart }: AddToCartContext): boolean => cart === undefined && left.some(isCounted);

export const applyRead = (result: Result<CartState>): Change =>
  result.kind === 'ok' ? { cart: result.output } : takeRefusal(result);

/** Applies the answer to the first action left. A success removes it; a lost answer makes it unsure. */
export function applyAnswer(context: AddToCartContext, added: Added): Change {
  if (added.kind === 'lost') return applyLostAnswer(added.problems);
  return added.kind === 'ok' ? takeAdded(context, added.output) : takeRefusal(added);
}

/** Keeps the first action left but marks it as unsure, because it may have been added. */
export const applyLostAnswer = (problems: Problem[]): Change => ({ isUnsure: true, problems });

/** Whether the cart that was read has the first action left, compared with the cart before. */
export const isInCart = ({ left: [first], cart }: AddToCartContext, read: CartState): boolean =>
  first !== undefined && wasTaken(first, cart ? linesOf(cart) : [], linesOf(read));

/** Applies the cart read after a lost answer. An action that is not in it may be added again. */
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

const takeRefusal = (result: Result<unknown>): Change => ({ problems: problemsAfter(result) });
