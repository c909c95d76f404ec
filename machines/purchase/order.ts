import type { SubscribeRequest } from '#machines/api/contract.ts';

/**
 * What a reader orders, and the call it is ordered by. The checkout adds `invoice` and `customer` itself.
 * Each purchase flow adds its call here and its line in `checkout.ports.ts`.
 */
export interface Order {
  call: 'subscribe';
  body: Omit<SubscribeRequest, 'invoice' | 'customer'>;
  coupon?: string;
}

/** Whether two orders are for the same things at the same place, so that a retry is the same intention. */
export const isSameOrder = (one: Order | undefined, other: Order): boolean =>
  one === undefined || JSON.stringify(orderedIn(one)) === JSON.stringify(orderedIn(other));

const orderedIn = ({ call, body, coupon }: Order) => [call, body.cart, body.shipcode, coupon ?? null];
