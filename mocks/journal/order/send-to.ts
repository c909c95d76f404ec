import type { Address } from '#machines/api/contract.ts';
import type { PricedOrder } from './order.ts';

/** Replaces the address of an order that ships with the one chosen in a wallet. */
export function sendTo(order: PricedOrder, address: Address): void {
  if (!order.destination) return;
  order.destination.address = address;
  for (const shipment of order.shipping ?? []) shipment.address = address;
  for (const effect of order.effects)
    if (effect.kind === 'subscribe' && effect.cycle.address) effect.cycle.address = address;
}
