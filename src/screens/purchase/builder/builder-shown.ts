import type { BindField } from '#app/forms/problems-shown.ts';
import { type Built, couponOn, quote } from '#machines/purchase/builder/builder.ts';
import type { ProductLine } from '#machines/rules/cart/product-lines.ts';
import { donationLine } from '#machines/rules/price/line-price.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { type OrderTotals, subscriptionLine } from '#machines/rules/price/pricing.ts';
import { disabledLevels, disabledShipcodes } from '#machines/rules/subscription/coupon.ts';
import {
  type Choice,
  LEVELS,
  MEDIA,
  type Medium,
  SHIPCODES,
  TERMS,
} from '#machines/rules/subscription/subscription.ts';
import { reviewMessages } from '#messages/en/order.ts';
import { levelMessages, mediumMessages, subscriptionLineMessages, termMessages } from '#messages/en/subscription.ts';
import type { English } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import type { SectionEdits, SummaryLine } from '#screens/purchase/checkout/review/OrderReview.tsx';
import { subscriptionName } from '#screens/purchase/checkout/subscription-name.ts';

/**
 * Returns the price of one subscription per option, other choices unchanged and without shipping, and the total
 * shipping per option. In cents.
 */
export function optionPrices(built: Built) {
  const changed = (change: Partial<Choice>) => quote({ ...built, choice: { ...built.choice, ...change } });
  const priceOf = (change: Partial<Choice>): Cents => {
    const { base, discount } = changed(change).subscription;
    return base - discount;
  };
  return {
    level: tabulate(LEVELS, (level) => priceOf({ level })),
    medium: tabulate(MEDIA, (medium) => priceOf({ medium })),
    term: tabulate(TERMS, (term) => priceOf({ term })),
    shipping: tabulate(SHIPCODES, (shipcode) => changed({ shipcode }).totals.shipping),
  };
}

/**
 * Returns the options an applied coupon disables; renewals keep the Standard levels enabled (SUBSCRIBE-17,
 * SUBSCRIBE-18).
 */
export function closedOptions(built: Built) {
  const { choice, renewal } = built;
  const coupon = couponOn(built);
  if (!coupon) return { level: [], medium: [], shipping: [] };
  const closed = (medium: Medium) => {
    const levels = disabledLevels(coupon, medium);
    return renewal && !levels.includes('low') ? [] : levels;
  };
  return {
    level: closed(choice.medium),
    medium: MEDIA.filter((medium) => closed(medium).includes(choice.level)),
    shipping: choice.medium === 'print' ? disabledShipcodes(coupon) : [],
  };
}

interface OrderShown {
  lines: SummaryLine[];
  totals: OrderTotals;
}

/** Returns the lines of the current order, named as on its receipt, with the total. */
export function builtOrder(
  built: Built,
  words: Pick<English, 'level' | 'medium' | 'term' | 'review' | 'subscriptionLine'>,
): OrderShown {
  const { review } = words;
  const { subscription, donation, goods, totals } = quote(built);
  const { choice, purpose } = built;
  const lines: SummaryLine[] = [
    {
      kind: `${purpose}-subscription`,
      name: subscriptionName(choice, words),
      quantity: subscription.quantity,
      ...subscriptionLine(subscription),
    },
    ...goods.map(({ line, amount, shipping, discount }) => ({
      kind: line.product.kind,
      name: productName(line, review),
      quantity: line.quantity,
      amount,
      shipping,
      discount,
      image: line.product.image,
    })),
    ...(donation > 0
      ? [
          {
            kind: 'donation-item' as const,
            name: review.onetimeDonation,
            quantity: 1,
            ...donationLine(donation),
          },
        ]
      : []),
  ];
  return { lines, totals };
}

const productName = ({ product, size }: ProductLine, { product: words }: Pick<English['review'], 'product'>): string =>
  product.kind === 'sized-product' ? fill(words, { name: product.name, size: size.name }) : product.name;

const tabulate = <Key extends string, Value>(keys: readonly Key[], read: (key: Key) => Value) =>
  // `keys` lists every member of the union.
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;

export const builderEdits = (fieldProps: BindField): SectionEdits => ({
  donation: fieldProps('donation').id,
  'items-for-shipping': fieldProps('products').id,
  'digital-items': fieldProps('products').id,
  shipping: fieldProps('shipcode').id,
});

export function useOrder(built: Built): OrderShown {
  const level = useMessages(levelMessages);
  const medium = useMessages(mediumMessages);
  const term = useMessages(termMessages);
  const review = useMessages(reviewMessages);
  const subscriptionLine = useMessages(subscriptionLineMessages);
  return builtOrder(built, { level, medium, term, review, subscriptionLine });
}
