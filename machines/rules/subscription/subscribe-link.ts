import { readWanted } from '#machines/rules/cart/wanted-products.ts';
import { linkAmount, linkedAmount } from '#machines/rules/donation/donate-link.ts';
import { DOLLARS } from '#machines/rules/price/currency.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import type { Query } from '../link/query.ts';
import { type LinkedCode, readLinkedCode } from './coupon-code.ts';
import {
  type Choice,
  defaultChoice,
  LEVELS,
  MEDIA,
  type Purpose,
  SHIPCODES,
  TERMS,
  type Term,
} from './subscription.ts';

/** What a link adds to a subscription. `products` matches `WANTED`; `donation` is in cents. */
export interface AddedLink extends LinkedCode {
  products?: string;
  donation?: Cents;
}

/** The query of `/subscribe`. `quantity` is set only for two or more gifts. */
export interface SubscribeLink extends AddedLink {
  choice: Choice;
  purpose: Purpose;
  quantity?: number;
}

/** How many gift subscriptions one order may have (GIFT-2). */
export const GIFTS = { min: 1, max: 20 } as const;

/** Reads the query of `/subscribe`. Unknown values fall back to the defaults; the first of repeated values counts. */
export function readSubscribeLink(query: Query, currency = DOLLARS): SubscribeLink {
  const purpose = query.get('type') === 'gift' ? 'gift' : 'personal';
  const quantity = GIFT_NUMBERS.find((number) => String(number) === query.get('quantity'));
  return {
    choice: { ...defaultChoice, ...readChoice(query) },
    purpose,
    ...(purpose === 'gift' && quantity && { quantity }),
    ...readAdded(query, currency),
  };
}

/** Reads the choices a link names, without missing and unknown values. */
export function readChoice(query: Query): Partial<Choice> {
  const level = LEVELS.find((one) => one === query.get('level'));
  const medium = MEDIA.find((one) => one === query.get('medium'));
  const term = TERMS.find((one) => YEARS[one] === query.get('years'));
  const shipcode = SHIPCODES.find((one) => one === query.get('shipping'));
  return { ...(level && { level }), ...(medium && { medium }), ...(term && { term }), ...(shipcode && { shipcode }) };
}

/** Reads the coupon, products and donation of a link, without malformed ones. */
export function readAdded(query: Query, currency = DOLLARS): AddedLink {
  const products = readWanted(query.get('products'));
  const donation = linkedAmount(query.get('donation') ?? '', currency);
  return {
    ...readLinkedCode(query),
    ...(products && { products }),
    ...(donation !== undefined && { donation }),
  };
}

/** Returns the query values that restore a builder's choices, without the defaults. */
export const subscribeValues = ({ choice, purpose, quantity = 1, ...added }: SubscribeLink, currency = DOLLARS) => ({
  type: purpose === 'gift' ? 'gift' : undefined,
  ...choiceValues(choice, defaultChoice),
  quantity: purpose === 'gift' && quantity > 1 ? String(quantity) : undefined,
  ...addedValues(added, currency),
});

/** Returns the query values of the settings that differ from `others`. */
export function choiceValues(choice: Choice, others?: Choice) {
  const other = <Name extends keyof Choice>(name: Name) => (choice[name] === others?.[name] ? undefined : choice[name]);
  const term = other('term');
  return { level: other('level'), medium: other('medium'), years: term && YEARS[term], shipping: other('shipcode') };
}

/** Returns the query values of the coupon, products and donation; undefined for those not added. */
export const addedValues = ({ code, products, donation = 0 }: AddedLink, currency = DOLLARS) => ({
  code,
  products: products || undefined,
  donation: linkAmount(donation, currency),
});

/** Returns the link that restores a builder's choices. */
export function subscribePath(link: SubscribeLink, currency = DOLLARS): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(subscribeValues(link, currency))) if (value) query.set(name, value);
  return query.size > 0 ? `/subscribe?${query}` : '/subscribe';
}

const YEARS: Record<Term, string> = { '1year': '1year', '2year': '2years', '3year': '3years', lifetime: 'lifetime' };

const GIFT_NUMBERS = Array.from({ length: GIFTS.max }, (_, index) => index + 1).slice(1);
