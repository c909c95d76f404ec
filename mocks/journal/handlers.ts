import { addressHandlers } from './account/addresses.ts';
import { cancellationHandlers } from './account/cancellation.ts';
import { cardHandlers } from './account/card.ts';
import { detailsHandlers } from './account/details.ts';
import { historyHandlers } from './account/history.ts';
import { donationHandlers } from './account/monthly-donation.ts';
import { cartHandlers } from './cart/change-cart.ts';
import { cartCheckoutHandlers } from './cart/check-out-cart.ts';
import { productHandlers } from './catalogue/listings.ts';
import { attemptHandlers } from './checkout/attempts.ts';
import { fulfilmentHandlers } from './checkout/fulfilment.ts';
import { configurationHandlers } from './configuration.ts';
import { couponHandlers } from './coupon/check-coupon.ts';
import { givenHandlers } from './gift/given.ts';
import { redeemHandlers } from './gift/redeem.ts';
import { invoiceHandlers } from './invoice/pay-invoice.ts';
import { listedOrderHandlers } from './order/listed-orders.ts';
import { withdrawalHandlers } from './order/withdrawals.ts';
import type { Handlers } from './request-context.ts';
import { retryHandlers } from './subscription/retry-renewal.ts';
import { updateHandlers } from './subscription/update.ts';
import { loginHandlers } from './visitor/login.ts';
import { mailingListHandlers } from './visitor/mailing-list.ts';

export const handlers: Handlers = {
  ...addressHandlers,
  ...attemptHandlers,
  ...cancellationHandlers,
  ...cardHandlers,
  ...donationHandlers,
  ...historyHandlers,
  ...cartCheckoutHandlers,
  ...cartHandlers,
  ...configurationHandlers,
  ...couponHandlers,
  ...invoiceHandlers,
  ...listedOrderHandlers,
  ...fulfilmentHandlers,
  ...loginHandlers,
  ...mailingListHandlers,
  ...detailsHandlers,
  ...productHandlers,
  ...givenHandlers,
  ...redeemHandlers,
  ...retryHandlers,
  ...updateHandlers,
  ...withdrawalHandlers,
};
