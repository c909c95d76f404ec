import { account, autorenew, overview } from './ar/account.ts';
import { accountNotice } from './ar/account-notices.ts';
import { address, addressDeletion } from './ar/address.ts';
import { card, donationCard, paymentChange } from './ar/card.ts';
import { cart, cartCheckout, reviewPanel } from './ar/cart.ts';
import { checkout, status, submit } from './ar/checkout.ts';
import { common, page } from './ar/common.ts';
import { coupon } from './ar/coupon.ts';
import { cycle } from './ar/cycle.ts';
import { debug } from './ar/debug.ts';
import { email, name } from './ar/details.ts';
import { donation, tier } from './ar/donation.ts';
import { dropdown } from './ar/dropdown.ts';
import { footer, header } from './ar/frame.ts';
import { gift, logInFirst, timing } from './ar/gift.ts';
import { issues } from './ar/issues.ts';
import { institution, login, setup, signInCode } from './ar/login.ts';
import { paying } from './ar/paying.ts';
import { postNavigation, share } from './ar/post.ts';
import { problem } from './ar/problem.ts';
import { product, swag } from './ar/product.ts';
import { purchaser } from './ar/purchaser.ts';
import { invoice, receipt } from './ar/records.ts';
import { giftOver, redeem } from './ar/redeem.ts';
import { renew } from './ar/renew.ts';
import { notice, required } from './ar/required.ts';
import { review } from './ar/review.ts';
import { loginHere, logout, mailingList, signInAgain } from './ar/session.ts';
import { backIssues, edition, store } from './ar/store.ts';
import { level, medium, subscribe } from './ar/subscribe.ts';
import { subscriptionChange } from './ar/subscription-change.ts';
import { benefit, term, zone } from './ar/term.ts';
import type { Translation } from './translation.ts';

/** All of the reader's words in Arabic; docs/locales.md says which word stands for which. */
export const ar = {
  login,
  setup,
  signInCode,
  institution,
  logout,
  mailingList,
  dropdown,
  common,
  subscribe,
  gift,
  timing,
  logInFirst,
  level,
  medium,
  term,
  zone,
  benefit,
  donation,
  tier,
  coupon,
  swag,
  purchaser,
  address,
  addressDeletion,
  name,
  email,
  account,
  overview,
  autorenew,
  cycle,
  paying,
  card,
  paymentChange,
  donationCard,
  subscriptionChange,
  issues,
  accountNotice,
  signInAgain,
  checkout,
  cartCheckout,
  submit,
  status,
  review,
  cart,
  header,
  footer,
  reviewPanel,
  store,
  edition,
  backIssues,
  product,
  receipt,
  invoice,
  loginHere,
  renew,
  redeem,
  giftOver,
  required,
  problem,
  notice,
  share,
  postNavigation,
  debug,
  page,
} satisfies Translation;
