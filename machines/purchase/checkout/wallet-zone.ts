import { type Zone, zoneOf } from '#machines/rules/address/shipping.ts';
import type { Order } from './order.ts';

/**
 * The shipping group within which a wallet may say where an order is sent; none for an order that names no address, or
 * goes to somebody else.
 */
export const walletZone = ({ body }: Order): Zone | undefined =>
  'address' in body && body.address && body.origin !== 'recipient' ? zoneOf(body.shipcode) : undefined;
