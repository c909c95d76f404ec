import type { KitFlow } from '../rig.ts';
import { accountKit } from './account.ts';
import { addressKit } from './address.ts';
import { addressDeletionKit } from './address-deletion.ts';
import { addressLinkKit } from './address-link.ts';
import { autorenewKit } from './autorenew.ts';
import { cartKit } from './cart.ts';
import { cartCheckoutKit } from './cart-checkout.ts';
import { donateKit } from './donate.ts';
import { emailKit } from './email.ts';
import { hostPagesKit } from './host-pages.ts';
import { institutionsKit } from './institutions.ts';
import { invoiceKit } from './invoice.ts';
import { logoutKit } from './logout.ts';
import { mailingListKit } from './mailing-list.ts';
import { monthlyDonationCardKit } from './monthly-donation-card.ts';
import { nameKit } from './name.ts';
import { passwordLoginKit } from './password-login.ts';
import { paymentChangeKit } from './payment-change.ts';
import { productsKit } from './products.ts';
import { redeemKit } from './redeem.ts';
import { renewKit } from './renew.ts';
import { resetPasswordKit } from './reset-password.ts';
import { shippingKit } from './shipping.ts';
import { signInCodeKit } from './sign-in-code.ts';
import { signedOutKit } from './signed-out.ts';
import { subscribeKit } from './subscribe.ts';
import { subscribeGiftKit } from './subscribe-gift.ts';
import { subscriptionChangeKit } from './subscription-change.ts';
import { viewOnlyKit } from './view-only.ts';

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
  subscriptionChangeKit,
  cartKit,
  cartCheckoutKit,
  subscribeKit,
  subscribeGiftKit,
  renewKit,
  redeemKit,
  donateKit,
  invoiceKit,
];
