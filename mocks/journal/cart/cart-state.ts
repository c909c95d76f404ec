import type { Settled } from '#machines/api/contract.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { Item } from '../order/order.ts';
import { lookUp } from '../read-fields.ts';

export interface CartsState {
  carts: Record<string, SessionCart>;
  cartOf: Record<string, string>;
}

export interface SessionCart {
  id: string;
  version: number;
  lines: CartLine[];
  coupon?: string | undefined;
  /** How many lines the cart has ever had. */
  counted: number;
  /** The shipping category that goods are priced for. An order may choose another than the reader's own. */
  category: Shipcode;
  chosen?: Shipcode | undefined;
  /** Oldest first. */
  orders: CartOrder[];
}

export interface CartOrder {
  /** The last cart version that it was placed for. */
  version: number;
  lines: CartLine[];
  settled: Settled;
}

/** The id never changes. */
export type CartLine = Item & { id: string };

export function keepCart({ cartOf: byId }: CartsState, from: string, to: string): void {
  const id = lookUp(byId, from);
  if (id === undefined) return;
  byId[to] = id;
  delete byId[from];
}

type Ordered = Readonly<Record<string, number>>;

/** Removes the paid lines from a cart. Lines added meanwhile stay. */
export function emptyCartOf({ carts }: CartsState, id: string, ordered: Ordered, receipt: string): void {
  const cart = lookUp(carts, id);
  if (cart) Object.assign(cart, afterOrder(cart, ordered, { status: 'completed', receipt }));
}

/** Closes a cart whose payment is processing. Its session gets a new cart, with a new id and the next version. */
export function closeCart(
  state: CartsState,
  id: string,
  ordered: Ordered,
  next: { id: string; invoice: string },
): void {
  const { carts, cartOf } = state;
  const cart = lookUp(carts, id);
  if (!cart) return;
  const left = afterOrder(cart, ordered, { status: 'processing', invoice: next.invoice });
  carts[next.id] = { ...cart, ...left, id: next.id };
  delete carts[id];
  for (const [session, held] of Object.entries(cartOf)) if (held === id) cartOf[session] = next.id;
}

function afterOrder({ version, lines, orders }: SessionCart, ordered: Ordered, settled: Settled) {
  const left = (line: CartLine) => line.qty - (lookUp(ordered, line.id) ?? 0);
  return {
    version: version + 1,
    lines: lines.flatMap((line) => (left(line) > 0 ? [{ ...line, qty: left(line) }] : [])),
    chosen: undefined,
    coupon: undefined,
    orders: [...orders, { version, lines: lines.filter(({ id }) => lookUp(ordered, id) !== undefined), settled }],
  };
}
