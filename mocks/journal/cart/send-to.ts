import { orderTotals } from '#machines/rules/price/pricing.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { Desk } from '../desk.ts';
import { goodsTo } from '../order/order-from.ts';
import { priceItem } from '../order/price-item.ts';
import type { OrderForm } from '../order/read-form.ts';
import type { Cart } from './carts.ts';

/**
 * Sends what is in a cart to the shipping categories that its order names. Where that costs something else the cart has
 * changed: it counts up, and the reader sees the new price before it is ordered (STORE-15). Answers whether it does.
 */
export function isRepricedTo(desk: Desk, cart: Cart, form: OrderForm): boolean {
  const seen = totalOf(desk, cart, cart.category);
  for (const line of cart.lines)
    if (line.type === 'personal-subscription') line.item = { ...line.item, shipcode: form.shipcode };
  cart.chosen = goodsTo(form);
  cart.category = cart.chosen;
  const isRepriced = totalOf(desk, cart, cart.category) !== seen;
  if (isRepriced) cart.version += 1;
  return isRepriced;
}

const totalOf = (desk: Desk, { lines }: Cart, category: Shipcode): number =>
  orderTotals(lines.flatMap((line) => priceItem(desk, line, category)?.line ?? [])).total;
