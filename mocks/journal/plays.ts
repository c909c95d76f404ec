import { logInPlays } from './access/log-in.ts';
import { mailingListPlays } from './access/mailing-list.ts';
import { signInPlays } from './access/sign-in-code.ts';
import { addressPlays } from './account/addresses.ts';
import { autorenewPlays } from './account/autorenew.ts';
import { cardPlays } from './account/card.ts';
import { donationPlays } from './account/donation-card.ts';
import { ownDetailsPlays } from './account/own-details.ts';
import { readerPlays } from './account/reader.ts';
import { cartPlays } from './cart/change-cart.ts';
import { cartCheckoutPlays } from './cart/check-out-cart.ts';
import { productPlays } from './catalogue/products.ts';
import { configurationPlays } from './configuration.ts';
import { fulfilmentPlays } from './fulfilment.ts';
import { redeemPlays } from './gifts/redeem.ts';
import { listedOrderPlays } from './orders/listed-orders.ts';
import { invoicePlays } from './orders/pay-invoice.ts';
import type { Plays } from './play.ts';
import { updatePlays } from './subscriptions/update.ts';

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
