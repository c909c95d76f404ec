import type { OrderLine } from '#machines/api/contract.ts';
import { linePrice } from '#machines/rules/price/line-price.ts';
import type { LinePrice } from '#machines/rules/price/pricing.ts';
import { type Choice, deliverableOf, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { accountOf } from '../account/accounts.ts';
import { type CouponUseOf, couponOf, couponWords, unableToApply } from '../catalogue/coupons.ts';
import { goodsOf, isDigital } from '../catalogue/goods.ts';
import { TARIFF } from '../catalogue/prices.ts';
import type { Context } from '../request-context.ts';
import { changePrice } from '../subscription/change.ts';
import { DELIVERED_BY, type GoodsItem, type Item, type ItemOfType, isGoods } from './order.ts';
import { changeName, subscriptionName } from './subscription-name.ts';

/** An order line and its shipping category; null if it is not shipped. */
export interface PricedItem {
  line: OrderLine;
  shipcode: Shipcode | null;
}

/**
 * Prices an item by the same rules as the front end, goods for a shipping category. Returns undefined if it is not
 * sold.
 */
export function priceItem(context: Context, item: Item, goodsTo: Shipcode): PricedItem | undefined {
  switch (item.type) {
    case 'personal-subscription':
      return subscription(item.item, item.item.coupon, item);
    case 'gift-subscription':
      return gift(item);
    case 'donation-item':
      return donation(item);
    case 'subscription-upgrade':
      return upgrade(context, item);
    default:
      return goods(context, item, goodsTo);
  }
}

/** Returns why an item's coupon does not discount it; undefined if it does or the item has no coupon. */
export function couponProblem(item: Item, goodsTo: Shipcode): string | undefined {
  const code = 'coupon' in item.item ? item.item.coupon : undefined;
  const use = couponUse(item, goodsTo);
  return code === undefined || use === undefined ? undefined : couponWords(code, use);
}

/** Returns why a coupon does not discount an item, ignoring the item's own coupon; undefined if it does. */
export function refusalOn(item: Item, code: string, goodsTo: Shipcode): string | undefined {
  const use = couponUse(item, goodsTo);
  return use ? couponWords(code, use) : unableToApply(code);
}

function couponUse(item: Item, goodsTo: Shipcode): CouponUseOf | undefined {
  if (isGoods(item)) return { purpose: 'goods', shipcode: isDigital(item.type) ? undefined : goodsTo };
  if (item.type === 'gift-subscription') return { purpose: 'gift', deliverable: item.item.deliverable, renewal: false };
  if (item.type !== 'personal-subscription') return undefined;
  const { renewal, level } = item.item;
  // Only the form for new subscriptions disables the high levels (SUBSCRIBE-17).
  return { purpose: 'personal', deliverable: deliverableOf(item.item), renewal, ...(!renewal && { level }) };
}

function subscription(
  choice: Choice,
  code: string | undefined,
  { type, qty }: { type: OrderLine['kind']; qty: number },
): PricedItem {
  const coupon = code === undefined ? undefined : couponOf(code);
  const price = linePrice(TARIFF, { kind: 'subscription', choice, quantity: qty, coupon });
  return {
    line: lineOf(type, subscriptionName(choice), qty, price),
    shipcode: choice.medium === 'digital' ? null : choice.shipcode,
  };
}

function gift(given: ItemOfType<'gift-subscription'>): PricedItem {
  const { deliverable, coupon, message, deliver_on } = given.item;
  const { line, shipcode } = subscription({ ...DELIVERED_BY[deliverable], ...given.item }, coupon, given);
  const note = { ...(message !== undefined && { message }), ...(deliver_on !== undefined && { deliver_on }) };
  return { line: { ...line, ...note }, shipcode };
}

function donation({ type, item: { process, dollars: cents }, qty }: ItemOfType<'donation-item'>): PricedItem {
  const name = process === 'onetime' ? 'One-time donation' : 'Monthly donation';
  return { line: lineOf(type, name, qty, linePrice(TARIFF, { kind: 'donation', cents })), shipcode: null };
}

function upgrade(context: Context, { type, item, qty }: ItemOfType<'subscription-upgrade'>): PricedItem | undefined {
  const account = accountOf(context);
  const price = account && changePrice(account, item);
  if (!price) return undefined;
  const { medium, shipcode } = DELIVERED_BY[item.deliverable];
  return {
    line: lineOf(type, changeName(item), qty, price),
    shipcode: medium === 'digital' ? null : shipcode,
  };
}

function goods(context: Context, item: GoodsItem, goodsTo: Shipcode): PricedItem | undefined {
  const sold = goodsOf(context.state, item.type, item.item.ref);
  if (!sold) return undefined;
  const shipcode = sold.isDigital ? undefined : goodsTo;
  const coupon = item.item.coupon === undefined ? undefined : couponOf(item.item.coupon);
  const price = linePrice(TARIFF, { kind: 'goods', price: sold.price, shipcode, quantity: item.qty, coupon });
  return { line: lineOf(item.type, sold.name, item.qty, price), shipcode: shipcode ?? null };
}

const lineOf = (kind: OrderLine['kind'], name: string, quantity: number, price: LinePrice): OrderLine => ({
  kind,
  name,
  quantity,
  ...price,
});
