import type { Address } from '#machines/api/contract.ts';
import type { PricedOrder } from './order.ts';

/** Sends an order that ships to the address that was chosen in a wallet, in place of the one that was typed. */
export function sendTo(order: PricedOrder, address: Address): void {
  if (!order.destination) return;
  order.destination.address = address;
  for (const shipment of order.shipping ?? []) shipment.address = address;
  for (const deed of order.deeds) if (deed.kind === 'subscribe' && deed.cycle.address) deed.cycle.address = address;
}
