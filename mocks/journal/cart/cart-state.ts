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
  /** How many lines it ever had. */
  counted: number;
  /** The shipping category that goods are priced for; an order may choose another than the reader's own. */
  category: Shipcode;
  chosen?: Shipcode | undefined;
  /** The last version that was paid, and its receipt. */
  ordered?: { version: number; receipt: string };
  /** The invoice that was made of it. */
  invoice?: string | undefined;
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

/** Takes what was ordered out of a cart; it is empty unless something was put in meanwhile. */
export function emptyCartOf(
  { carts }: CartsState,
  id: string,
  ordered: Readonly<Record<string, number>>,
  receipt: string,
): void {
  const cart = lookUp(carts, id);
  if (!cart) return;
  const left = (line: CartLine) => line.qty - (lookUp(ordered, line.id) ?? 0);
  cart.ordered = { version: cart.version, receipt };
  cart.version += 1;
  cart.lines = cart.lines.flatMap((line) => (left(line) > 0 ? [{ ...line, qty: left(line) }] : []));
  cart.invoice = undefined;
  cart.chosen = undefined;
}

/** Keeps a cart as it is while there is an invoice for it. */
export function freeze({ carts }: CartsState, id: string, invoice: string): void {
  const cart = lookUp(carts, id);
  if (!cart) return;
  cart.invoice = invoice;
  cart.version += 1;
}
