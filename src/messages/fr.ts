import { account, autorenew, overview } from './fr/account.ts';
import { accountNotice } from './fr/account-notices.ts';
import { address, addressDeletion } from './fr/address.ts';
import { card, donationCard, paymentChange } from './fr/card.ts';
import { cart, cartCheckout, reviewPanel } from './fr/cart.ts';
import { checkout, status, submit } from './fr/checkout.ts';
import { common, page } from './fr/common.ts';
import { coupon } from './fr/coupon.ts';
import { cycle } from './fr/cycle.ts';
import { debug } from './fr/debug.ts';
import { email, name } from './fr/details.ts';
import { donation, tier } from './fr/donation.ts';
import { dropdown } from './fr/dropdown.ts';
import { footer, header } from './fr/frame.ts';
import { gift, logInFirst, timing } from './fr/gift.ts';
import { issues } from './fr/issues.ts';
import { institution, login, setup, signInCode } from './fr/login.ts';
import { paying } from './fr/paying.ts';
import { postNavigation, share } from './fr/post.ts';
import { problem } from './fr/problem.ts';
import { product, swag } from './fr/product.ts';
import { purchaser } from './fr/purchaser.ts';
import { invoice, receipt } from './fr/records.ts';
import { giftOver, redeem } from './fr/redeem.ts';
import { renew } from './fr/renew.ts';
import { notice, required } from './fr/required.ts';
import { review } from './fr/review.ts';
import { loginHere, logout, mailingList, signInAgain } from './fr/session.ts';
import { backIssues, edition, store } from './fr/store.ts';
import { level, medium, subscribe } from './fr/subscribe.ts';
import { subscriptionChange } from './fr/subscription-change.ts';
import { benefit, term, zone } from './fr/term.ts';
import type { Translation } from './translation.ts';

/** All of the reader's words in French; docs/locales.md says which word stands for which. */
export const fr = {
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
