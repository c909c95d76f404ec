import type { Billing, CartAction, CartState, PricedLine } from '#machines/api/contract.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { isShipped } from './product-lines.ts';

/** The totals below the cart table, in cents. `listPrice` is before the discount, `total` is charged. */
export interface CartTotals {
  subtotal: Cents;
  shipping: Cents;
  discount: Cents;
  listPrice: Cents;
  total: Cents;
}

/** Returns the lines of a cart, one shipping group after another (CART-3, CART-5). */
export const linesOf = ({ billing }: { billing: Billing }): PricedLine[] =>
  [billing.a, billing.b, billing.c].flatMap(({ reported }) => reported);

/** Returns the number of items: a line of three gifts counts as three (CART-2). */
export const countOf = (lines: readonly Pick<PricedLine, 'quantity'>[]): number =>
  sum(lines.map((line) => line.quantity));

/** Adds up the lines (CART-13). Line prices already include shipping and discount. */
export function cartTotals(lines: readonly Pick<PricedLine, 'price' | 'shipping' | 'discount'>[]): CartTotals {
  const shipping = sum(lines.map((line) => line.shipping));
  const discount = sum(lines.map((line) => line.discount));
  const total = sum(lines.map(({ price }) => price));
  return { subtotal: total - shipping + discount, shipping, discount, listPrice: total + discount, total };
}

/** Returns the rows below the cart table (CART-12). */
export const footRows = ({ shipping, discount }: Pick<CartTotals, 'shipping' | 'discount'>): (keyof CartTotals)[] => [
  ...(shipping > 0 ? (['subtotal', 'shipping'] as const) : []),
  ...(discount > 0 ? (['discount', 'listPrice'] as const) : []),
  'total',
];

/** Returns the new lines, reusing the old object of each unchanged line so that it does not rerender. */
export function shareLines(before: readonly PricedLine[], now: readonly PricedLine[]): readonly PricedLine[] {
  const known = new Map(before.map((line) => [line.id, line]));
  return now.map((line) => {
    const same = known.get(line.id);
    return same && isSame(same, line) ? same : line;
  });
}

/** Whether the reader may change the quantity of a line (CART-14). */
export const hasArrows = (
  { invoiced }: Pick<CartState, 'invoiced'>,
  line: Pick<PricedLine, 'change_quantity' | 'cart'>,
): boolean => line.change_quantity && isShipped(line.cart.type) && !invoiced;

/** Returns the line an action refers to; undefined if it is not in the cart. */
export const lineFor = (lines: readonly PricedLine[], action: CartAction): PricedLine | undefined =>
  lines.find(({ cart }) => isSameLine(cart, action));

/**
 * Whether an unanswered action took effect, judging by the cart before and after. For goods and gifts the quantity must
 * have risen; any other line must match the action.
 */
export function wasTaken(action: CartAction, before: readonly PricedLine[], after: readonly PricedLine[]): boolean {
  const line = lineFor(after, action);
  if (!line) return false;
  if (!isCounted(action)) return isSameItem(action.item, line.cart.item);
  return line.quantity >= (lineFor(before, action)?.quantity ?? 0) + (action.qty ?? 1);
}

/** Whether an action adds to the quantity. Other actions replace the line. */
export const isCounted = ({ type }: CartAction): boolean => slotOf(type) === undefined;

/** Whether two actions name the same line of a cart. */
export function isSameLine(one: CartAction, other: CartAction): boolean {
  const slot = slotOf(one.type);
  if (slot !== undefined) return slot === slotOf(other.type);
  if ('ref' in one.item && 'ref' in other.item) return one.type === other.type && one.item.ref === other.item.ref;
  if (one.type !== 'gift-subscription' || other.type !== 'gift-subscription') return false;
  return GIFT.every((name) => one.item[name] === other.item[name]);
}

const GIFT = ['deliverable', 'level', 'term', 'message', 'deliver_on'] as const;

function slotOf(type: CartAction['type']): 'donation' | 'own' | undefined {
  if (type === 'donation-item') return 'donation';
  return type === 'personal-subscription' || type === 'subscription-upgrade' ? 'own' : undefined;
}

/** Hand-written because up to a thousand lines are compared on every change. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [held, now] = [one, other] as Record<string, unknown>[];
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(held?.[name], now?.[name]));
}

const isSameItem = (chosen: CartAction['item'], held: CartAction['item']): boolean => {
  const there = new Map<string, unknown>(Object.entries(held));
  return Object.entries(chosen).every(([name, value]) => there.get(name) === value);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
