import type { OrderLine } from '#machines/api/contract.ts';
import { choose, type SubscribeContext } from '#machines/purchase/subscribe-context.ts';
import { asksAddress, quote } from '#machines/purchase/subscribe-order.ts';
import { disabledLevels, disabledShipcodes } from '#machines/rules/coupon.ts';
import type { Cents } from '#machines/rules/money.ts';
import { type Choice, LEVELS, MEDIA, SHIPCODES, TERMS } from '#machines/rules/subscription.ts';
import type { Messages } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';

/** What each option of the builder would cost, all else as it is; prices without shipping, in cents. */
export function optionPrices(context: SubscribeContext) {
  const changed = (change: Partial<Choice>) => quote({ ...context, ...choose(context, change) });
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

/** The options that the coupon in use closes. */
export function closedOptions({ page: { subscribe }, choice, hasCoupon }: SubscribeContext) {
  const coupon = hasCoupon ? subscribe.coupon : undefined;
  if (!coupon) return { level: [], medium: [], shipping: [] };
  return {
    level: disabledLevels(coupon, choice.medium),
    medium: MEDIA.filter((medium) => disabledLevels(coupon, medium).includes(choice.level)),
    shipping: choice.medium === 'print' ? disabledShipcodes(coupon) : [],
  };
}

/** The order as it stands, line by line, as it would stand on its receipt. */
export function orderLines(
  context: SubscribeContext,
  { level, medium, term, review }: Pick<Messages, 'level' | 'medium' | 'term' | 'review'>,
): OrderLine[] {
  const { subscription, donation, goods } = quote(context);
  const { choice } = context;
  const { quantity } = subscription;
  const names = { level: level[choice.level], medium: medium[choice.medium], term: term[choice.term] };
  return [
    {
      kind: 'personal-subscription',
      name: fill(review.subscription, names),
      quantity,
      amount: subscription.base * quantity,
      shipping: subscription.shipping * quantity,
      discount: subscription.discount * quantity,
    },
    ...goods.map(({ line, amount, shipping, discount }) => ({
      kind: 'sized-product' as const,
      name: fill(review.product, { name: line.product.name, size: line.size.name }),
      quantity: line.quantity,
      amount,
      shipping,
      discount,
    })),
    ...(donation > 0
      ? [
          {
            kind: 'donation-item' as const,
            name: review.onetimeDonation,
            quantity: 1,
            amount: donation,
            shipping: 0,
            discount: 0,
          },
        ]
      : []),
  ];
}

/** The fields of the request that the form shows, so that a problem can stand at one of them. */
export function shownFields(context: SubscribeContext): string[] {
  const { page, origin } = context;
  const asks = asksAddress(context);
  return [
    'level',
    'medium',
    'term',
    ...(asks ? ['shipcode'] : []),
    ...(page.settings.features?.subscribe?.add_donation ? ['donation'] : []),
    'name',
    'email',
    ...(page.subscriber ? [] : ['password.password', 'password.confirm']),
    ...(asks && page.subscriber ? ['origin'] : []),
    ...(asks && origin === 'change' ? ADDRESS_FIELDS : []),
  ];
}

const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'postcode', 'country'].map((field) => `address.${field}`);

const tabulate = <Key extends string, Value>(keys: readonly Key[], read: (key: Key) => Value) =>
  // Every key of the union is listed.
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;
