import type { Order } from '#machines/purchase/checkout/order.ts';
import { type Zone, zoneOf } from '#machines/rules/address/shipping.ts';

/**
 * The shipping category in which a wallet can choose the address; undefined if nothing ships (a donor's address is the
 * billing address) or the order goes to someone else.
 */
export const walletZone = ({ call, body }: Order): Zone | undefined =>
  call !== 'donate' && 'address' in body && body.address && body.origin !== 'recipient'
    ? zoneOf(body.shipcode)
    : undefined;
