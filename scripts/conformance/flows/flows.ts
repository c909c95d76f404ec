import type { KitFlow } from '../rig.ts';
import { accountKit } from './account.ts';
import { addressDeletionKit, addressKit } from './address.ts';
import { addressLinkKit } from './address-link.ts';
import { signedOutKit, viewOnlyKit } from './admission.ts';
import { atOnceKit } from './at-once.ts';
import { autorenewKit } from './autorenew.ts';
import { cardsKit } from './cards.ts';
import { cartKit } from './cart.ts';
import { cartCheckoutKit } from './cart-checkout.ts';
import { donateKit } from './donate.ts';
import { emailKit } from './email.ts';
import { hostPagesKit } from './host-pages.ts';
import { idempotencyKits } from './idempotency.ts';
import { invoiceKit } from './invoice.ts';
import { logoutKit } from './logout.ts';
import { institutionsKit, productsKit, shippingKit } from './lookups.ts';
import { mailingListKit } from './mailing-list.ts';
import { monthlyDonationCardKit } from './monthly-donation-card.ts';
import { nameKit } from './name.ts';
import { passwordLoginKit, resetPasswordKit } from './password.ts';
import { paymentChangeKit } from './payment-change.ts';
import { pricesKit } from './prices.ts';
import { redeemKit } from './redeem.ts';
import { renewKit } from './renew.ts';
import { signInCodeKit } from './sign-in-code.ts';
import { subscribeKit } from './subscribe.ts';
import { subscribeGiftKit } from './subscribe-gift.ts';
import { subscriptionChangeKit } from './subscription-change.ts';

/** Every flow of the kit, in the order of a run. */
export const kitFlows: readonly KitFlow[] = [
  shippingKit,
  productsKit,
  institutionsKit,
  mailingListKit,
  passwordLoginKit,
  signInCodeKit,
  resetPasswordKit,
  logoutKit,
  signedOutKit,
  hostPagesKit,
  accountKit,
  nameKit,
  emailKit,
  autorenewKit,
  addressKit,
  addressLinkKit,
  addressDeletionKit,
  paymentChangeKit,
  monthlyDonationCardKit,
  viewOnlyKit,
  ...idempotencyKits,
  subscriptionChangeKit,
  cartKit,
  pricesKit,
  cartCheckoutKit,
  subscribeKit,
  subscribeGiftKit,
  renewKit,
  redeemKit,
  donateKit,
  invoiceKit,
  cardsKit,
  atOnceKit,
];
