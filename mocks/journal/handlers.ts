import { addressPlays } from './account/addresses.ts';
import { cardPlays } from './account/card.ts';
import { detailsPlays } from './account/details.ts';
import { historyPlays } from './account/history.ts';
import { donationPlays } from './account/monthly-donation.ts';
import { cartPlays } from './cart/change-cart.ts';
import { cartCheckoutPlays } from './cart/check-out-cart.ts';
import { productPlays } from './catalogue/listings.ts';
import { attemptPlays } from './checkout/attempts.ts';
import { fulfilmentPlays } from './checkout/fulfilment.ts';
import { configurationPlays } from './configuration.ts';
import { couponPlays } from './coupon/check-coupon.ts';
import { givenPlays } from './gift/given.ts';
import { redeemPlays } from './gift/redeem.ts';
import { invoicePlays } from './invoice/pay-invoice.ts';
import { listedOrderPlays } from './order/listed-orders.ts';
import type { Handlers } from './request-context.ts';
import { retryPlays } from './subscription/retry-renewal.ts';
import { updatePlays } from './subscription/update.ts';
import { loginPlays } from './visitor/login.ts';
import { mailingListPlays } from './visitor/mailing-list.ts';

export const handlers: Handlers = {
  ...addressPlays,
  ...attemptPlays,
  ...cardPlays,
  ...donationPlays,
  ...historyPlays,
  ...cartCheckoutPlays,
  ...cartPlays,
  ...configurationPlays,
  ...couponPlays,
  ...invoicePlays,
  ...listedOrderPlays,
  ...fulfilmentPlays,
  ...loginPlays,
  ...mailingListPlays,
  ...detailsPlays,
  ...productPlays,
  ...givenPlays,
  ...redeemPlays,
  ...retryPlays,
  ...updatePlays,
};
