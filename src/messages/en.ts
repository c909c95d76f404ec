import { addressWords } from './en/address.ts';
import { checkoutWords, submitWords } from './en/checkout.ts';
import { commonWords, pageWords } from './en/common.ts';
import { couponWords } from './en/coupon.ts';
import { later } from './en/later.ts';
import { paymentWords } from './en/payment.ts';
import { problemWords, requiredWords } from './en/problems.ts';
import { productsWords } from './en/products.ts';
import { purchaserWords } from './en/purchaser.ts';
import { quantityWords } from './en/quantity.ts';
import { invoiceWords, receiptWords } from './en/records.ts';
import { reviewWords, termsWords } from './en/review.ts';
import { statusWords } from './en/status.ts';
import {
  benefitWords,
  donationWords,
  levelWords,
  mediumWords,
  subscribeWords,
  termWords,
  zoneWords,
} from './en/subscribe.ts';
import { swagWords } from './en/swag.ts';

/**
 * All of the reader's words in English; a page imports only the groups that it says. Where the specification gives a text it stands
 * letter for letter. A text ending in `Alone` is said instead of its namesake where the host gives no support address.
 */
export const en = {
  common: { ...commonWords.texts, ...quantityWords.texts, ...later.common },
  subscribe: { ...subscribeWords.texts, ...later.subscribe },
  level: levelWords.texts,
  medium: mediumWords.texts,
  term: termWords.texts,
  zone: zoneWords.texts,
  benefit: benefitWords.texts,
  donation: { ...donationWords.texts, ...later.donation },
  coupon: couponWords.texts,
  swag: { ...swagWords.texts, ...productsWords.texts },
  purchaser: { ...purchaserWords.texts, ...later.purchaser },
  address: { ...addressWords.texts, ...later.address },
  checkout: { ...checkoutWords.texts, ...paymentWords.texts, ...termsWords.texts, ...later.checkout },
  submit: submitWords.texts,
  status: statusWords.texts,
  review: reviewWords.texts,
  receipt: { ...receiptWords.texts, ...later.receipt },
  invoice: { ...invoiceWords.texts, ...later.invoice },
  required: requiredWords.texts,
  problem: problemWords.texts,
  page: { ...pageWords.texts, ...later.page },
} as const;
