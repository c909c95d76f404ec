import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { accountOf } from '../account/accounts.ts';
import { type Desk, visitOf } from '../desk.ts';
import { lookUp } from '../look-up.ts';
import { type Item, isGoods } from '../order/items.ts';

/** What the journal knows of carts. */
export interface CartState {
  carts: Record<string, Cart>;
  /** The cart of each session. */
  cartOf: Record<string, string>;
}

/** What a session has gathered and not ordered yet. */
export interface Cart {
  id: string;
  /** Counts up with every change. */
  version: number;
  lines: CartLine[];
  /** How many lines it ever had. */
  counted: number;
  /** The shipping category that goods are priced for; an order may choose another than the reader's own. */
  category: Shipcode;
  chosen?: Shipcode | undefined;
  /** The last version that was paid. */
  ordered?: number;
  /** The invoice that was made of it. */
  invoice?: string | undefined;
}

/** A line of a cart; its id stays the same as long as the line is there. */
export type CartLine = Item & { id: string };

/** The cart of the session, priced for the category that its goods go to; an empty one where there is none yet. */
export function cartOf(desk: Desk): Cart {
  const { carts, cartOf: byId } = desk.state;
  const id = lookUp(byId, keyOf(desk));
  const cart = (id === undefined ? undefined : lookUp(carts, id)) ?? emptyCart(desk);
  const category = cart.chosen ?? homeOf(desk);
  if (category !== cart.category && cart.lines.some(isGoods)) cart.version += 1;
  cart.category = category;
  return cart;
}

/** The cart of the session, for a change: one that nobody had asked for yet begins here, and so does its session. */
export function ownCart(desk: Desk): Cart {
  const cart = cartOf(desk);
  if (lookUp(desk.state.carts, cart.id)) return cart;
  visitOf(desk);
  cart.id = desk.newId('crt_');
  desk.state.carts[cart.id] = cart;
  desk.state.cartOf[keyOf(desk)] = cart.id;
  return cart;
}

/** Hands the cart of one session over to the next, as a login does. */
export function keepCart({ cartOf: byId }: CartState, from: string, to: string): void {
  const id = lookUp(byId, from);
  if (id === undefined) return;
  byId[to] = id;
  delete byId[from];
}

/** Takes the cart from a session that ends. */
export function loseCart(desk: Desk): void {
  delete desk.state.cartOf[keyOf(desk)];
}

/** Takes what was ordered out of a cart; it is empty unless something was put in meanwhile. */
export function emptyCartOf({ carts }: CartState, id: string, ordered: Readonly<Record<string, number>>): void {
  const cart = lookUp(carts, id);
  if (!cart) return;
  const left = (line: CartLine) => line.qty - (lookUp(ordered, line.id) ?? 0);
  cart.ordered = cart.version;
  cart.version += 1;
  cart.lines = cart.lines.flatMap((line) => (left(line) > 0 ? [{ ...line, qty: left(line) }] : []));
  cart.invoice = undefined;
  cart.chosen = undefined;
}

/** Keeps a cart as it is while there is an invoice for it. */
export function freeze({ carts }: CartState, id: string, invoice: string): void {
  const cart = lookUp(carts, id);
  if (!cart) return;
  cart.invoice = invoice;
  cart.version += 1;
}

/** A renewal, or the change of a subscription, is for the reader who has it. */
export const isForReaders = (item: Item): boolean =>
  item.type === 'subscription-upgrade' || (item.type === 'personal-subscription' && item.item.renewal);

/** The shipping category of the reader's own account, for a visitor the first. */
export const homeOf = (desk: Desk): Shipcode => accountOf(desk)?.subscriber.account.shipcode ?? 'ship-a';

/** In a page there is one session, which has no cookie. */
const keyOf = ({ session }: Desk): string => session ?? 'page';

const emptyCart = (desk: Desk): Cart => ({ id: '', version: 0, lines: [], counted: 0, category: homeOf(desk) });
