import { accountWords, autorenewWords, cycleWords, issueWords, overviewWords, payingWords } from './en/account.ts';
import { accountNoticeWords } from './en/account-notices.ts';
import { addressWords } from './en/address.ts';
import { addressBookWords, addressDeletionWords } from './en/address-book.ts';
import { bannerWords } from './en/banner.ts';
import { callFailedWords } from './en/call-failed.ts';
import { cardWords, donationCardWords, paymentChangeWords } from './en/cards.ts';
import { cartWords } from './en/cart.ts';
import { cartCheckoutWords } from './en/cart-checkout.ts';
import { checkoutWords, submitWords } from './en/checkout.ts';
import { commonWords, pageWords } from './en/common.ts';
import { confirmWords } from './en/confirm.ts';
import { couponWords } from './en/coupon.ts';
import { debugWords } from './en/debug.ts';
import { emailWords, nameWords } from './en/details.ts';
import { donateWords, tierWords } from './en/donate.ts';
import { dropdownWords } from './en/dropdown.ts';
import { footerWords } from './en/footer.ts';
import { giftWords } from './en/gift.ts';
import { headerWords } from './en/header.ts';
import { logInFirstWords } from './en/log-in-first.ts';
import { institutionWords, loginWords, setupWords, signInCodeWords } from './en/login.ts';
import { loginHereWords } from './en/login-here.ts';
import { logoutWords } from './en/logout.ts';
import { mailingListWords } from './en/mailing-list.ts';
import { noticeWords } from './en/notices.ts';
import { paymentWords } from './en/payment.ts';
import { postNavigationWords, shareWords } from './en/post.ts';
import { problemWords, requiredWords } from './en/problems.ts';
import { productWords } from './en/product.ts';
import { productsWords } from './en/products.ts';
import { purchaserWords } from './en/purchaser.ts';
import { quantityWords } from './en/quantity.ts';
import { invoiceWords, receiptWords } from './en/records.ts';
import { giftOverWords, redeemWords } from './en/redeem.ts';
import { renewWords } from './en/renew.ts';
import { renewNoteWords } from './en/renew-note.ts';
import { returnWords } from './en/return-to-settings.ts';
import { reviewWords, termsWords } from './en/review.ts';
import { reviewPanelWords } from './en/review-panel.ts';
import { signInAgainWords } from './en/sign-in-again.ts';
import { statusWords } from './en/status.ts';
import { backIssueWords, editionWords, storeWords } from './en/store.ts';
import {
  benefitWords,
  donationWords,
  levelWords,
  mediumWords,
  subscribeWords,
  termWords,
  zoneWords,
} from './en/subscribe.ts';
import { subscriptionChangeWords } from './en/subscription-change.ts';
import { swagWords } from './en/swag.ts';
import { timingWords } from './en/timing.ts';

/**
 * All of the reader's words in English; a page imports only the groups that it says. Where the specification gives a text it stands
 * letter for letter. A text ending in `Alone` is said instead of its namesake where the host gives no support address.
 */
export const en = {
  login: loginWords.texts,
  setup: setupWords.texts,
  signInCode: signInCodeWords.texts,
  institution: institutionWords.texts,
  logout: logoutWords.texts,
  mailingList: mailingListWords.texts,
  dropdown: dropdownWords.texts,
  common: { ...commonWords.texts, ...quantityWords.texts, ...confirmWords.texts },
  subscribe: { ...subscribeWords.texts, ...renewNoteWords.texts },
  gift: giftWords.texts,
  timing: timingWords.texts,
  logInFirst: logInFirstWords.texts,
  level: levelWords.texts,
  medium: mediumWords.texts,
  term: termWords.texts,
  zone: zoneWords.texts,
  benefit: benefitWords.texts,
  donation: { ...donationWords.texts, ...donateWords.texts },
  tier: tierWords.texts,
  coupon: couponWords.texts,
  swag: { ...swagWords.texts, ...productsWords.texts },
  purchaser: purchaserWords.texts,
  address: { ...addressWords.texts, ...addressBookWords.texts },
  addressDeletion: addressDeletionWords.texts,
  name: nameWords.texts,
  email: emailWords.texts,
  account: accountWords.texts,
  overview: overviewWords.texts,
  autorenew: autorenewWords.texts,
  cycle: cycleWords.texts,
  paying: payingWords.texts,
  card: cardWords.texts,
  paymentChange: paymentChangeWords.texts,
  donationCard: donationCardWords.texts,
  subscriptionChange: subscriptionChangeWords.texts,
  issues: issueWords.texts,
  accountNotice: accountNoticeWords.texts,
  signInAgain: signInAgainWords.texts,
  checkout: { ...checkoutWords.texts, ...paymentWords.texts, ...termsWords.texts },
  cartCheckout: cartCheckoutWords.texts,
  submit: submitWords.texts,
  status: statusWords.texts,
  review: reviewWords.texts,
  cart: cartWords.texts,
  header: headerWords.texts,
  footer: footerWords.texts,
  reviewPanel: reviewPanelWords.texts,
  store: storeWords.texts,
  edition: editionWords.texts,
  backIssues: backIssueWords.texts,
  product: productWords.texts,
  receipt: receiptWords.texts,
  invoice: invoiceWords.texts,
  loginHere: loginHereWords.texts,
  renew: renewWords.texts,
  redeem: redeemWords.texts,
  giftOver: giftOverWords.texts,
  required: requiredWords.texts,
  problem: { ...problemWords.texts, ...callFailedWords.texts },
  notice: noticeWords.texts,
  share: shareWords.texts,
  postNavigation: postNavigationWords.texts,
  debug: debugWords.texts,
  page: { ...pageWords.texts, ...returnWords.texts, ...bannerWords.texts },
} as const;
