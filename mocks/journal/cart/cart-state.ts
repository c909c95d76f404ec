import type { Settled } from '#machines/api/contract.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { Item } from '../order/order.ts';
import { lookUp } from '../read-fields.ts';

/** What the journal knows of carts. */
export interface CartsState {
  carts: Record<string, SessionCart>;
  /** The cart of each session. */
  cartOf: Record<string, string>;
}

/** What a session has gathered and not ordered yet. */
export interface SessionCart {
  id: string;
  /** Counts up with every change. */
  version: number;
  lines: CartLine[];
  /** The coupon applied to the whole cart. */
  coupon?: string | undefined;
  /** How many lines it ever had. */
  counted: number;
  /** The shipping category that goods are priced for; an order may choose another than the reader's own. */
  category: Shipcode;
  chosen?: Shipcode | undefined;
  /** What was ordered in this session, oldest first. */
  orders: CartOrder[];
}

/** An order of a cart. */
export interface CartOrder {
  /** The last version that it was placed for. */
  version: number;
  lines: CartLine[];
  settled: Settled;
}

/** A line of a cart; its id stays the same as long as the line is there. */
export type CartLine = Item & { id: string };

/** Hands the cart of one session over to the next, as a login does. */
export function keepCart({ cartOf: byId }: CartsState, from: string, to: string): void {
  const id = lookUp(byId, from);
  if (id === undefined) return;
  byId[to] = id;
  delete byId[from];
}

/** How many of each line were ordered. */
type Ordered = Readonly<Record<string, number>>;

/** Takes what was paid out of a cart; it is empty unless something was put in meanwhile. */
export function emptyCartOf({ carts }: CartsState, id: string, ordered: Ordered, receipt: string): void {
  const cart = lookUp(carts, id);
  if (cart) Object.assign(cart, afterOrder(cart, ordered, { status: 'completed', receipt }));
}

/** Closes a cart whose payment takes its time: its session has a new one, of another id, whose version counts on. */
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
