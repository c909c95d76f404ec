import { intentFor, isPaid } from '../checkout/intents.ts';
import { settle } from '../checkout/settle.ts';
import type { Desk } from '../desk.ts';
import type { Cart } from './carts.ts';

/** What the intent of a cart is paid for: one cart has one (CHECK-11). */
export const cartPurpose = ({ id }: Pick<Cart, 'id'>): string => `cart ${id}`;

/** Whether a cart was paid and is not fulfilled yet; it is now, so that what comes next finds it so. */
export function isBeingPaid(desk: Desk, cart: Cart): boolean {
  const intent = intentFor(desk, cartPurpose(cart));
  if (!intent || !isPaid(intent) || intent.settled) return false;
  settle(desk, intent);
  return true;
}
