import type { Cart, Invoice, SubscribeRequest } from '#machines/api/contract.ts';
import { goodsOf } from './catalogue.ts';
import type { Destination, JournalState } from './state.ts';

/** Where an order is sent, or null when nothing in it is printed or packed. */
export function destinationOf({ cart, address, shipcode }: SubscribeRequest): Destination | null {
  const isShipped =
    cart.subscription?.medium === 'print' ||
    cart.giftsubs.some(({ deliverable }) => deliverable !== 'digital') ||
    cart.items.some(({ item }) => !isDigital(item));
  return isShipped ? { shipcode, address: address ?? null } : null;
}

/** What an invoice of the order bills; gifts are told by its lines, until their recipients redeem them. */
export const billOf = (state: JournalState, { cart }: SubscribeRequest): Invoice['bill'] => ({
  goods: cart.items.flatMap(({ item, ref }) => {
    const goods = goodsOf(state, ref);
    return goods ? [{ name: goods.name, medium: isDigital(item) ? 'digital' : 'print' } as const] : [];
  }),
  membership: membershipOf(cart),
  giftees: [],
});

function membershipOf({ subscription }: Cart): Invoice['bill']['membership'] {
  if (!subscription) return null;
  const { renewal, medium, level, term, coupon = null } = subscription;
  return { type: 'subscription', item: { phase: renewal ? 'renewal' : 'introductory', medium, level, term, coupon } };
}

const isDigital = (kind: string): boolean => kind === 'digital-product' || kind === 'digital-issue';
