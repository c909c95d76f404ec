import type { Cart, OrderLine, SubscribeRequest } from '#machines/api/contract.ts';
import { type Coupon, couponRefusal } from '#machines/rules/coupon.ts';
import { orderTotals, subscriptionLine, subscriptionPrice } from '#machines/rules/pricing.ts';
import { goodsShipping } from '#machines/rules/shipping.ts';
import {
  type Choice,
  type Deliverable,
  deliverableOf,
  type Level,
  type Medium,
  type Shipcode,
  type Term,
} from '#machines/rules/subscription.ts';
import { billOf, destinationOf } from './bill-order.ts';
import { couponOf, goodsOf, goodsPrices, priceList } from './catalogue.ts';
import type { JournalState, PricedOrder } from './state.ts';

/** An order priced by the rules that the front shows it by, or why its coupon takes nothing off. */
export function priceOrder(state: JournalState, order: SubscribeRequest): PricedOrder | { couponRefused: string } {
  const refused = couponsOf(order).map(refusalOf).find(Boolean);
  if (refused) return { couponRefused: refused };
  const { cart } = order;
  const lines = [...subscriptionLines(order), ...giftLines(cart), ...donationLines(cart), ...goodsLines(state, order)];
  return {
    name: order.name.trim(),
    email: order.email.trim(),
    lines,
    total: orderTotals(lines).total,
    goods: cart.items.map(({ ref, quantity }) => ({ ref, quantity })),
    destination: destinationOf(order),
    bill: billOf(state, order),
  };
}

interface CouponOnLine {
  code: string;
  deliverable: Deliverable;
  level: Level;
  renewal: boolean;
  gift: boolean;
}

function couponsOf({ cart, shipcode }: SubscribeRequest): CouponOnLine[] {
  const { subscription } = cart;
  const own = subscription?.coupon
    ? [
        {
          ...subscription,
          code: subscription.coupon,
          deliverable: deliverableOf({ ...subscription, shipcode }),
          gift: false,
        },
      ]
    : [];
  const gifts = cart.giftsubs.flatMap(({ coupon, ...gift }) =>
    coupon ? [{ ...gift, code: coupon, renewal: false, gift: true }] : [],
  );
  return [...own, ...gifts];
}

function refusalOf({ code, gift, ...use }: CouponOnLine): string | undefined {
  const coupon = couponOf(code);
  if (!coupon) return 'There is no such coupon.';
  if (coupon.applied === 'gift' && !gift) return 'This coupon is for gifts.';
  switch (couponRefusal(coupon, use)) {
    case 'server':
      return coupon.errors ?? 'This coupon cannot be used.';
    case 'renewalOnly':
      return 'This coupon does not apply to new subscriptions.';
    case 'notForRenewals':
      return 'This coupon does not apply to subscription renewals.';
    case 'uncovered':
      return 'This coupon does not apply to this subscription.';
    case 'noDiscount':
      return `Unable to apply coupon ${coupon.code}`;
    default:
      return undefined;
  }
}

function subscriptionLines({ cart: { subscription }, shipcode }: SubscribeRequest): OrderLine[] {
  if (!subscription) return [];
  return [line('personal-subscription', { ...subscription, shipcode }, couponFor(subscription.coupon))];
}

const giftLines = ({ giftsubs }: Cart): OrderLine[] =>
  giftsubs.map(({ deliverable, level, term, coupon }) =>
    line('gift-subscription', { ...deliveredBy[deliverable], level, term }, couponFor(coupon)),
  );

const couponFor = (code: string | undefined): Coupon | undefined => (code ? couponOf(code) : undefined);

function line(kind: 'personal-subscription' | 'gift-subscription', choice: Choice, coupon?: Coupon): OrderLine {
  const name = `${LEVEL_NAMES[choice.level]}, ${MEDIUM_NAMES[choice.medium]}, ${TERM_NAMES[choice.term]}`;
  return { kind, name, quantity: 1, ...subscriptionLine(subscriptionPrice(priceList, choice, { coupon })) };
}

function donationLines({ donation }: Cart): OrderLine[] {
  if (!donation) return [];
  const name = donation.process === 'onetime' ? 'One-time donation' : 'Monthly donation';
  return [{ kind: 'donation-item', name, quantity: 1, amount: donation.dollars, shipping: 0, discount: 0 }];
}

const goodsLines = (state: JournalState, { cart, shipcode }: SubscribeRequest): OrderLine[] =>
  cart.items.flatMap(({ item: kind, ref, quantity }) => {
    const goods = goodsOf(state, ref);
    if (!goods) return [];
    const isShipped = kind !== 'digital-product' && kind !== 'digital-issue';
    const shipping = isShipped ? goodsShipping(goodsPrices, shipcode, quantity) : 0;
    return [{ kind, name: goods.name, quantity, amount: goods.price * quantity, shipping, discount: 0 }];
  });

const deliveredBy: Record<Deliverable, { medium: Medium; shipcode: Shipcode }> = {
  digital: { medium: 'digital', shipcode: 'ship-a' },
  'print-a': { medium: 'print', shipcode: 'ship-a' },
  'print-b': { medium: 'print', shipcode: 'ship-b' },
  'print-c': { medium: 'print', shipcode: 'ship-c' },
};

const LEVEL_NAMES: Record<Level, string> = { low: 'Student', high: 'Standard' };
const MEDIUM_NAMES: Record<Medium, string> = { print: 'print and digital', digital: 'digital' };
const TERM_NAMES: Record<Term, string> = {
  '1year': '1 year',
  '2year': '2 years',
  '3year': '3 years',
  lifetime: 'lifetime',
};
