import { type GoodsShippingPrices, goodsShipping } from '#machines/rules/address/shipping.ts';
import { type Coupon, discountFor } from '#machines/rules/subscription/coupon.ts';
import { type Choice, deliverableOf, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { Cents } from './money.ts';
import { type LinePrice, type PriceList, subscriptionLine, subscriptionPrice } from './pricing.ts';

/** All the prices of a journal, as page data gives them; amounts are cents. */
export interface Tariff extends PriceList {
  goods: GoodsShippingPrices;
}

/** What a line is for; give only a coupon that is applied, and goods that are digital no shipping category. */
export type LineItem =
  | { kind: 'subscription'; choice: Choice; quantity: number; coupon?: Coupon | undefined }
  | { kind: 'goods'; price: Cents; shipcode?: Shipcode | undefined; quantity: number; coupon?: Coupon | undefined }
  | { kind: 'donation'; cents: Cents };

/**
 * The price of any line by category, term, zone, band, coupon and quantity. A coupon is taken off every subscription
 * of a line (PRICE-4), but off a line of goods once, however many there are.
 */
export function linePrice(tariff: Tariff, item: LineItem): LinePrice {
  switch (item.kind) {
    case 'subscription':
      return subscriptionLine(subscriptionPrice(tariff, item.choice, item));
    case 'goods':
      return goodsLine(tariff.goods, item);
    case 'donation':
      return donationLine(item.cents);
  }
}

/** A donation as a line of an order: nothing is shipped, and no coupon takes anything off. */
export const donationLine = (cents: Cents): LinePrice => ({ amount: cents, shipping: 0, discount: 0 });

/** The price of a line of goods, shipped by the band of its own quantity (PRICE-9). */
export function goodsLine(
  prices: GoodsShippingPrices,
  { price, shipcode, quantity, coupon }: Omit<Extract<LineItem, { kind: 'goods' }>, 'kind'>,
): LinePrice {
  const deliverable = shipcode ? deliverableOf({ medium: 'print', shipcode }) : 'digital';
  const amount = price * quantity;
  return {
    amount,
    shipping: shipcode ? goodsShipping(prices, shipcode, quantity) : 0,
    discount: coupon ? Math.min(discountFor(coupon, deliverable), amount) : 0,
  };
}
