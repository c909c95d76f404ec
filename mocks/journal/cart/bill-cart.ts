import type { Billing, BillingGroup, CartState, PricedLine } from '#machines/api/contract.ts';
import { type Zone, zoneOf } from '#machines/rules/address/shipping.ts';
import { productLimit } from '#machines/rules/cart/quantity.ts';
import { orderTotals } from '#machines/rules/price/pricing.ts';
import { goodsOf, isDigital } from '../catalogue/goods.ts';
import type { Desk } from '../desk.ts';
import { membershipOf } from '../order/bill.ts';
import { type Item, isGoods } from '../order/order.ts';
import { type PricedItem, priceItem } from '../order/price-item.ts';
import { lookUp } from '../read-fields.ts';
import type { CartLine, SessionCart } from './cart-state.ts';
import { homeOf } from './carts.ts';

/** The most gift subscriptions of one kind (GIFT-2). */
const GIFT_LIMIT = 20;

/** A cart as the contract tells it, by shipping group. */
export function billCart(desk: Desk, cart: SessionCart): CartState {
  const invoiced = cart.invoice !== undefined;
  const billing: Billing = { a: noGoods(), b: noGoods(), c: noGoods() };
  for (const line of cart.lines) {
    const priced = priceItem(desk, line, cart.category);
    if (!priced) continue;
    const group = billing[zoneFor(desk, priced)];
    addTo(desk, group, line, priced);
    group.reported.push(reported(desk, line, priced, invoiced));
  }
  const invoice = cart.invoice === undefined ? undefined : lookUp(desk.state.invoices, cart.invoice);
  for (const giftee of invoice?.bill.giftees ?? []) billing[zoneOf(cart.category)].giftees.push(giftee);
  return { version: cart.version, count: cart.lines.reduce((sum, { qty }) => sum + qty, 0), invoiced, billing };
}

/** How many of an item an order may hold (STORE-8, GIFT-2). */
export function limitOf(desk: Desk, item: Item): number {
  if (isGoods(item)) return productLimit(goodsOf(desk.state, item.type, item.item.ref)?.left);
  return item.type === 'gift-subscription' ? GIFT_LIMIT : 1;
}

const noGoods = (): BillingGroup => ({
  goods: [],
  giftsubs: [],
  membership: null,
  donation: null,
  giftees: [],
  reported: [],
});

/** What is not shipped stands in the group of the reader's own category. */
const zoneFor = (desk: Desk, { shipcode }: PricedItem): Zone => zoneOf(shipcode ?? homeOf(desk));

function addTo(desk: Desk, group: BillingGroup, line: CartLine, { line: priced }: PricedItem): void {
  switch (line.type) {
    case 'personal-subscription':
    case 'subscription-upgrade':
      group.membership = membershipOf(desk, line);
      return;
    case 'gift-subscription': {
      const { deliverable, level, term } = line.item;
      group.giftsubs.push({ deliverable, level, term, qty: line.qty });
      return;
    }
    case 'donation-item':
      group.donation = { process: line.item.process === 'onetime' ? 'onetime' : 'monthly', amount: priced.amount };
      return;
    default: {
      const { name, amount, shipping, discount } = priced;
      const medium = isDigital(line.type) ? 'digital' : 'print';
      group.goods.push({ ref: line.item.ref, name, medium, qty: line.qty, outlays: { amount, shipping, discount } });
    }
  }
}

function reported(desk: Desk, cartLine: CartLine, { line, shipcode }: PricedItem, invoiced: boolean): PricedLine {
  const { id, qty, type, item } = cartLine;
  const { name, shipping, discount } = line;
  return {
    id,
    name: type === 'gift-subscription' ? `Gift: ${name}` : name,
    quantity: qty,
    price: orderTotals([line]).total,
    shipping,
    discount,
    shipcode,
    change_quantity: !invoiced && (isGoods(cartLine) || type === 'gift-subscription'),
    max_quantity: Math.max(1, limitOf(desk, cartLine)),
    // An item and its type belong together; apart the compiler no longer sees it.
    cart: { type, item } as PricedLine['cart'],
  };
}
