import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { accountOf } from '../account/accounts.ts';
import { intentFor, isPaid } from '../checkout/intents.ts';
import { settle } from '../checkout/settle.ts';
import { type Desk, visitOf } from '../desk.ts';
import { type Item, isGoods } from '../order/order.ts';
import { lookUp } from '../read-fields.ts';
import type { SessionCart } from './cart-state.ts';

/** The cart of the session, priced for the category that its goods go to; an empty one where there is none yet. */
export function cartOf(desk: Desk): SessionCart {
  const { carts, cartOf: byId } = desk.state;
  const id = lookUp(byId, keyOf(desk));
  const cart = (id === undefined ? undefined : lookUp(carts, id)) ?? emptyCart(desk);
  const category = cart.chosen ?? homeOf(desk);
  if (category !== cart.category && cart.lines.some(isGoods)) cart.version += 1;
  cart.category = category;
  return cart;
}

/** The cart of the session, for a change: one that nobody had asked for yet begins here, and so does its session. */
export function ownCart(desk: Desk): SessionCart {
  const cart = cartOf(desk);
  if (lookUp(desk.state.carts, cart.id)) return cart;
  visitOf(desk);
  cart.id = desk.newId('crt_');
  desk.state.carts[cart.id] = cart;
  desk.state.cartOf[keyOf(desk)] = cart.id;
  return cart;
}

/** Takes the cart from a session that ends. */
export function loseCart(desk: Desk): void {
  delete desk.state.cartOf[keyOf(desk)];
}

/** A renewal, or the change of a subscription, is for the reader who has it. */
export const isForReaders = (item: Item): boolean =>
  item.type === 'subscription-upgrade' || (item.type === 'personal-subscription' && item.item.renewal);

/** The shipping category of the reader's own account, for a visitor the first. */
export const homeOf = (desk: Desk): Shipcode => accountOf(desk)?.subscriber.account.shipcode ?? 'ship-a';

/** In a page there is one session, which has no cookie. */
const keyOf = ({ session }: Desk): string => session ?? 'page';

const emptyCart = (desk: Desk): SessionCart => ({ id: '', version: 0, lines: [], counted: 0, category: homeOf(desk) });

/** What the intent of a cart is paid for: one cart has one (CHECK-11). */
export const cartPurpose = ({ id }: Pick<SessionCart, 'id'>): string => `cart ${id}`;

/** Whether a cart was paid and is not fulfilled yet; it is now, so that what comes next finds it so. */
export function isBeingPaid(desk: Desk, cart: SessionCart): boolean {
  const intent = intentFor(desk, cartPurpose(cart));
  if (!intent || !isPaid(intent) || intent.settled) return false;
  settle(desk, intent);
  return true;
}
