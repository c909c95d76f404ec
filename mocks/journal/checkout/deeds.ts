import type { MethodDetails } from '../../stripe/outcome.ts';
import { emptyCartOf } from '../cart/carts.ts';
import type { Desk } from '../desk.ts';
import { makeGifts } from '../gift/gifts.ts';
import { lookUp } from '../look-up.ts';
import type { Deed } from '../order/order-state.ts';
import { beginSubscription } from '../subscription/begin.ts';
import { changeSubscription } from '../subscription/change.ts';
import { beginDonation } from './begin-donation.ts';

/** How an order was paid. */
export interface Payment {
  /** The token of its receipt. */
  receipt: string;
  /** The card or account that paid; none for a free order. */
  method: MethodDetails | undefined;
}

/** Does one thing that a paid order does; its caller sees to it that it is done once. */
export function carryOut(desk: Desk, deed: Deed, payment: Payment): void {
  switch (deed.kind) {
    case 'subscribe':
      beginSubscription(desk, deed);
      return;
    case 'change':
      changeSubscription(desk, deed);
      return;
    case 'give':
      makeGifts(desk, deed);
      return;
    case 'donate-monthly':
      beginDonation(desk, deed, payment.method);
      return;
    case 'empty-cart':
      emptyCartOf(desk.state, deed.cart, deed.lines);
      return;
    case 'pay-invoice':
      payInvoice(desk, deed.token, payment);
  }
}

/** What an invoice is for is done when it is paid, and then never again. */
function payInvoice(desk: Desk, token: string, payment: Payment): void {
  const debt = lookUp(desk.state.debts, token);
  if (!debt || debt.receipt !== undefined) return;
  debt.receipt = payment.receipt;
  for (const deed of debt.order.deeds) carryOut(desk, deed, payment);
}
