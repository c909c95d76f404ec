import { accountNoticeWords, accountPartWords, signInAgainWords } from './en/account.ts';
import { accountWords, autorenewWords, cycleWords, issueWords, overviewWords, payingWords } from './en/account-page.ts';
import { addressBookWords, addressDeletionWords } from './en/address.ts';
import { botCheckWords } from './en/bot-check.ts';
import { benefitWords, donationWords, productsWords, subscribeWords } from './en/builder.ts';
import { cartWords } from './en/cart.ts';
import { cartCheckoutWords } from './en/cart-checkout.ts';
import {
  checkoutWords,
  draftOfferWords,
  logInFirstWords,
  loginHereWords,
  statusWords,
  timingWords,
} from './en/checkout.ts';
import { commonWords, currencyWords, pageWords, submitWords, unscriptedWords } from './en/common.ts';
import { couponFieldWords, couponPlaceWords } from './en/coupon.ts';
import { debugWords } from './en/debug.ts';
import { donateWords, monthlyChargeWords, tierWords } from './en/donate.ts';
import { dropdownWords } from './en/dropdown.ts';
import { emailWords } from './en/email.ts';
import { footerWords, headerWords, mailingListWords } from './en/frame.ts';
import { giftNoteWords, giftPreviewWords, giftSectionWords } from './en/gift.ts';
import { giftCardWords } from './en/gift-card.ts';
import { giftOutcomeWords, giftsWords } from './en/gifts.ts';
import { historyWords } from './en/history.ts';
import { documentWords, invoiceWords, receiptWords } from './en/invoice.ts';
import { loginWords, logoutWords } from './en/login.ts';
import { institutionWords, setupWords, signInCodeWords } from './en/login-ways.ts';
import { emailConfirmedWords, linkStepWords, mailedLinkHints, mailedLinkWords } from './en/mailed-link.ts';
import { nameWords } from './en/name.ts';
import {
  addressWords,
  couponWords,
  purchaserWords,
  quantityWords,
  reviewPanelWords,
  reviewWords,
  summaryWords,
  termsWords,
} from './en/order.ts';
import { depositsWords, questionWords, returnedWords } from './en/order-question.ts';
import { accountOutcomeWords, orderOutcomeWords, outcomeWords } from './en/outcome.ts';
import { paymentHealthWords, paymentWords, renewalWords } from './en/payment.ts';
import { cardWords, donationCardWords, paymentChangeWords } from './en/payment-change.ts';
import { postNavigationWords, shareWords } from './en/post.ts';
import { problemWords, requiredWords } from './en/problem.ts';
import { backIssueWords, editionWords, productWords, storeWords } from './en/product.ts';
import { nextStepWords } from './en/receipt.ts';
import { giftOverWords, redeemWords } from './en/redeem.ts';
import { renewalRetryWords, renewWords } from './en/renew.ts';
import { giftWords } from './en/subscribe.ts';
import {
  levelWords,
  mediumWords,
  renewNoteWords,
  subscriptionLineWords,
  swagWords,
  termWords,
  zoneWords,
} from './en/subscription.ts';
import { subscriptionChangeWords } from './en/subscription-change.ts';
import { walletWords } from './en/wallet.ts';

/**
 * The whole English catalogue. Pages import only the groups they use. Texts of the specification stay letter for
 * letter. A text named `…Alone` replaces its namesake if the host gives no support address.
 */
export const en = {
  common: { ...commonWords.texts, ...quantityWords.texts },
  submit: submitWords.texts,
  page: pageWords.texts,
  unscripted: unscriptedWords.texts,
  required: requiredWords.texts,
  problem: problemWords.texts,
  botCheck: botCheckWords.texts,
  login: loginWords.texts,
  logout: logoutWords.texts,
  setup: setupWords.texts,
  signInCode: signInCodeWords.texts,
  institution: institutionWords.texts,
  outcome: outcomeWords.texts,
  orderOutcome: orderOutcomeWords.texts,
  accountOutcome: accountOutcomeWords.texts,
  accountNotice: accountNoticeWords.texts,
  mailedLink: mailedLinkWords.texts,
  mailedLinkHint: mailedLinkHints.texts,
  linkStep: linkStepWords.texts,
  emailConfirmed: emailConfirmedWords.texts,
  accountPart: accountPartWords.texts,
  signInAgain: signInAgainWords.texts,
  account: accountWords.texts,
  overview: overviewWords.texts,
  autorenew: autorenewWords.texts,
  cycle: cycleWords.texts,
  paying: payingWords.texts,
  issues: issueWords.texts,
  name: nameWords.texts,
  email: emailWords.texts,
  address: { ...addressWords.texts, ...addressBookWords.texts },
  addressDeletion: addressDeletionWords.texts,
  card: cardWords.texts,
  paymentChange: paymentChangeWords.texts,
  donationCard: donationCardWords.texts,
  subscriptionChange: subscriptionChangeWords.texts,
  level: levelWords.texts,
  medium: mediumWords.texts,
  term: termWords.texts,
  zone: zoneWords.texts,
  subscribe: { ...subscribeWords.texts, ...renewNoteWords.texts },
  benefit: benefitWords.texts,
  gift: giftWords.texts,
  renew: renewWords.texts,
  giftNote: giftNoteWords.texts,
  giftSection: giftSectionWords.texts,
  gifts: giftsWords.texts,
  giftOutcome: giftOutcomeWords.texts,
  giftPreview: giftPreviewWords.texts,
  giftCard: giftCardWords.texts,
  redeem: redeemWords.texts,
  giftOver: giftOverWords.texts,
  donation: { ...donationWords.texts, ...donateWords.texts, ...monthlyChargeWords.texts },
  tier: tierWords.texts,
  purchaser: purchaserWords.texts,
  swag: { ...swagWords.texts, ...productsWords.texts },
  coupon: couponWords.texts,
  couponField: { ...couponPlaceWords.texts, ...couponFieldWords.texts },
  review: reviewWords.texts,
  subscriptionLine: subscriptionLineWords.texts,
  orderSummary: summaryWords.texts,
  reviewPanel: reviewPanelWords.texts,
  checkout: { ...checkoutWords.texts, ...paymentWords.texts, ...termsWords.texts },
  wallet: walletWords.texts,
  paymentHealth: paymentHealthWords.texts,
  renewalRetry: renewalRetryWords.texts,
  renewal: renewalWords.texts,
  timing: timingWords.texts,
  logInFirst: logInFirstWords.texts,
  loginHere: loginHereWords.texts,
  draftOffer: draftOfferWords.texts,
  question: questionWords.texts,
  deposits: depositsWords.texts,
  returned: returnedWords.texts,
  status: statusWords.texts,
  cart: cartWords.texts,
  cartCheckout: cartCheckoutWords.texts,
  store: storeWords.texts,
  edition: editionWords.texts,
  backIssues: backIssueWords.texts,
  product: productWords.texts,
  invoice: invoiceWords.texts,
  receipt: receiptWords.texts,
  document: documentWords.texts,
  nextSteps: nextStepWords.texts,
  history: historyWords.texts,
  header: headerWords.texts,
  footer: footerWords.texts,
  mailingList: mailingListWords.texts,
  share: shareWords.texts,
  postNavigation: postNavigationWords.texts,
  dropdown: dropdownWords.texts,
  currency: currencyWords.texts,
  debug: debugWords.texts,
} as const;
