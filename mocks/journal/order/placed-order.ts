import type { OrderKind, PlacedOrder } from '#machines/api/contract.ts';
import { DOLLARS } from '#machines/rules/price/currency.ts';
import type { PricedOrder } from './order.ts';

/** Returns the order data that a host page may see, such as its number and amount. */
export const placedOrder = (order: PricedOrder, reference: string, currency = DOLLARS.code): PlacedOrder => ({
  reference,
  kind: kindOf(order),
  amount: order.total,
  currency,
});

function kindOf({ effects, lines, bill: { membership } }: PricedOrder): OrderKind {
  const does = (kind: string) => effects.some((effect) => effect.kind === kind);
  const sells = (kind: string) => lines.some((line) => line.kind === kind);
  if (does('pay-invoice')) return 'invoice';
  if (does('empty-cart')) return 'cart';
  if (effects.some((effect) => effect.kind === 'subscribe' && effect.gift !== undefined)) return 'redemption';
  if (does('change')) return 'upgrade';
  if (membership?.type === 'subscription') return membership.item.phase === 'renewal' ? 'renewal' : 'subscription';
  if (sells('gift-subscription')) return 'gift-subscription';
  return does('donate-monthly') ? 'monthly-donation' : 'donation';
}
