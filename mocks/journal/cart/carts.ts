import type { Billing, BillingGroup, CartState, PricedLine, Settled } from '#machines/api/contract.ts';
import { type Zone, zoneOf } from '#machines/rules/address/shipping.ts';
import { couponIn } from '#machines/rules/cart/cart-needs.ts';
import { orderLimit } from '#machines/rules/cart/product-lines.ts';
import { orderTotals } from '#machines/rules/price/pricing.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { accountOf } from '../account/accounts.ts';
import { goodsOf, isDigital } from '../catalogue/goods.ts';
import { intentFor, isPaid } from '../checkout/intents.ts';
import { settle } from '../checkout/settle.ts';
import { type Item, isGoods } from '../order/order.ts';
import { membershipOf } from '../order/order-from.ts';
import { type PricedItem, priceItem, refusalOn } from '../order/price-item.ts';
import { lookUp } from '../read-fields.ts';
import { type Context, visitOf } from '../request-context.ts';
import type { CartLine, CartOrder, SessionCart } from './cart-state.ts';

/** Returns the session's cart, priced for the category that its goods go to. Empty if the session has no cart yet. */
export function cartOf(context: Context): SessionCart {
  const { carts, cartOf: byId } = context.state;
  const id = lookUp(byId, keyOf(context));
  const cart = (id === undefined ? undefined : lookUp(carts, id)) ?? emptyCart(context);
  const category = cart.chosen ?? homeOf(context);
  if (category !== cart.category && cart.lines.some(isGoods)) cart.version += 1;
  cart.category = category;
  return cart;
}

/** Returns the session's cart for a change. Creates the cart and the session if missing. */
export function ownCart(context: Context): SessionCart {
  const cart = cartOf(context);
  if (lookUp(context.state.carts, cart.id)) return cart;
  visitOf(context);
  cart.id = context.newId('crt_');
  context.state.carts[cart.id] = cart;
  context.state.cartOf[keyOf(context)] = cart.id;
  return cart;
}

export function loseCart(context: Context): void {
  delete context.state.cartOf[keyOf(context)];
}

/** Whether an item needs a logged-in reader: a renewal or a subscription change. */
export const isForReaders = (item: Item): boolean =>
  item.type === 'subscription-upgrade' || (item.type === 'personal-subscription' && item.item.renewal);

/** Returns the shipping category of the reader's account; `ship-a` for a visitor. */
export const homeOf = (context: Context): Shipcode => accountOf(context)?.subscriber.account.shipcode ?? 'ship-a';

/** In a page there is a single session without a cookie. */
const keyOf = ({ session }: Context): string => session ?? 'page';

const emptyCart = (context: Context): SessionCart => ({
  id: '',
  version: 0,
  lines: [],
  counted: 0,
  category: homeOf(context),
  orders: [],
});

/** Returns the intent purpose of a cart, which has one intent at most (CHECK-11). */
export const cartPurpose = ({ id }: Pick<SessionCart, 'id'>): string => `cart ${id}`;

/** Fulfils a cart that is paid but not fulfilled yet. Returns undefined if the cart has nothing to fulfil. */
export function justPaid(context: Context, cart: SessionCart): Settled | undefined {
  const intent = intentFor(context, cartPurpose(cart));
  return intent && isPaid(intent) && !intent.settled ? settle(context, intent) : undefined;
}

/** Returns the current result of an order: the invoice of a debit becomes a receipt once paid. */
export function outcomeOf({ state }: Context, { settled }: CartOrder): Settled {
  const receipt = settled.status === 'processing' ? lookUp(state.debts, settled.invoice)?.receipt : undefined;
  return receipt === undefined ? settled : { status: 'completed', receipt };
}

/** The most gift subscriptions of one kind (GIFT-2). */
const GIFT_LIMIT = 20;

export const linesIn = ({ lines, coupon, category }: SessionCart): CartLine[] =>
  coupon === undefined
    ? lines
    : lines.map((line) => (refusalOn(line, coupon, category) === undefined ? withCode(line, coupon) : line));

// Every item that a coupon can discount has a coupon field.
export const withCode = ({ item, ...line }: CartLine, coupon: string | undefined): CartLine =>
  ({ ...line, item: { ...item, coupon } }) as CartLine;

export function dropIdleCoupon(cart: SessionCart): void {
  const { lines, coupon, category } = cart;
  if (coupon !== undefined && lines.every((line) => refusalOn(line, coupon, category) !== undefined))
    cart.coupon = undefined;
}

export function billCart(context: Context, cart: SessionCart): CartState {
  const billing: Billing = { a: noGoods(), b: noGoods(), c: noGoods() };
  const priceable = linesIn(cart);
  for (const line of priceable) {
    const priced = priceItem(context, line, cart.category);
    if (!priced) continue;
    const group = billing[zoneFor(context, priced)];
    addTo(context, group, line, priced);
    group.reported.push(reported(context, line, priced));
  }
  const { version, lines, orders } = cart;
  const last = lines.length === 0 ? orders.at(-1) : undefined;
  const coupon = couponIn(priceable.map((line) => ({ cart: line })));
  return {
    version,
    count: lines.reduce((sum, { qty }) => sum + qty, 0),
    invoiced: false,
    ...(last && { paid: outcomeOf(context, last) }),
    ...(coupon !== undefined && { coupon }),
    billing,
  };
}

/** Returns the highest quantity of an item in one order (STORE-8, GIFT-2, BEYOND-17). */
export function limitOf(context: Context, item: Item): number {
  if (isGoods(item)) return orderLimit({ kind: item.type }, goodsOf(context.state, item.type, item.item.ref)?.left);
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

/** Lines that are not shipped are listed in the group of the reader's own category. */
const zoneFor = (context: Context, { shipcode }: PricedItem): Zone => zoneOf(shipcode ?? homeOf(context));

function addTo(context: Context, group: BillingGroup, line: CartLine, { line: priced }: PricedItem): void {
  switch (line.type) {
    case 'personal-subscription':
    case 'subscription-upgrade':
      group.membership = membershipOf(context, line);
      return;
    case 'gift-subscription': {
      const { coupon: _, ...gift } = line.item;
      group.giftsubs.push({ ...gift, qty: line.qty });
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

function reported(context: Context, cartLine: CartLine, { line, shipcode }: PricedItem): PricedLine {
  const { id, qty, type, item } = cartLine;
  const { name, shipping, discount } = line;
  return {
    id,
    name,
    quantity: qty,
    price: orderTotals([line]).total,
    shipping,
    discount,
    shipcode,
    change_quantity: type === 'gift-subscription' || (isGoods(cartLine) && !isDigital(type)),
    max_quantity: Math.max(1, limitOf(context, cartLine)),
    // The compiler cannot see that the destructured type and item match.
    cart: { type, item } as PricedLine['cart'],
  };
}
