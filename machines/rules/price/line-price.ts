import { type GoodsShippingPrices, goodsShipping } from '#machines/rules/address/shipping.ts';
import { type Coupon, discountFor } from '#machines/rules/subscription/coupon.ts';
import { type Choice, deliverableOf, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { Cents } from './money.ts';
import { type LinePrice, type PriceList, subscriptionLine, subscriptionPrice } from './pricing.ts';

export interface Tariff extends PriceList {
  goods: GoodsShippingPrices;
}

/** What to price. Pass only an applied coupon; digital goods have no shipping category. */
export type LineItem =
  | { kind: 'subscription'; choice: Choice; quantity: number; coupon?: Coupon | undefined }
  | { kind: 'goods'; price: Cents; shipcode?: Shipcode | undefined; quantity: number; coupon?: Coupon | undefined }
  | { kind: 'donation'; cents: Cents };

/**
 * Prices a line of an order. A coupon applies to each subscription of a line (PRICE-4), but only once to a line of
 * goods, whatever its quantity.
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

export const donationLine = (cents: Cents): LinePrice => ({ amount: cents, shipping: 0, discount: 0 });

/** Prices a line of goods. Shipping depends on the line's own quantity (PRICE-9). */
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
