import { addressPlays } from './account/addresses.ts';
import { autorenewPlays } from './account/autorenew.ts';
import { cardPlays } from './account/card.ts';
import { donationPlays } from './account/donation-card.ts';
import { ownDetailsPlays } from './account/own-details.ts';
import { readerPlays } from './account/reader.ts';
import { cartPlays } from './cart/change-cart.ts';
import { cartCheckoutPlays } from './cart/check-out-cart.ts';
import { productPlays } from './catalogue/products.ts';
import { fulfilmentPlays } from './checkout/fulfilment.ts';
import { configurationPlays } from './configuration.ts';
import { redeemPlays } from './gift/redeem.ts';
import { invoicePlays } from './invoice/pay-invoice.ts';
import { listedOrderPlays } from './order/listed-orders.ts';
import type { Plays } from './play.ts';
import { updatePlays } from './subscription/update.ts';
import { logInPlays } from './visitor/log-in.ts';
import { mailingListPlays } from './visitor/mailing-list.ts';
import { signInPlays } from './visitor/sign-in-code.ts';

/** Every call that the journal plays. */
export const plays = {
  ...addressPlays,
  ...autorenewPlays,
  ...cardPlays,
  ...donationPlays,
  ...cartCheckoutPlays,
  ...cartPlays,
  ...configurationPlays,
  ...invoicePlays,
  ...listedOrderPlays,
  ...fulfilmentPlays,
  ...logInPlays,
  ...mailingListPlays,
  ...ownDetailsPlays,
  ...productPlays,
  ...readerPlays,
  ...redeemPlays,
  ...signInPlays,
  ...updatePlays,
} satisfies Partial<Plays>;
