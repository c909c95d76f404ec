import type { CartAction, Settled } from '#machines/api/contract.ts';
import { LEAST_DONATION } from '#machines/rules/donation/least-donation.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import type { Account } from '../account/account-state.ts';
import { accountOf } from '../account/accounts.ts';
import { goodsOf } from '../catalogue/goods.ts';
import { type Item, isGoods } from '../order/order.ts';
import { itemProblems } from '../order/order-problems.ts';
import { readAction } from '../order/read-form.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { type ChangedItem, upgradeOf } from '../subscription/change.ts';
import type { CartLine, SessionCart } from './cart-state.ts';
import { billCart, cartOf, dropIdleCoupon, isForReaders, justPaid, limitOf, outcomeOf, ownCart } from './carts.ts';

export const cartHandlers = {
  getCart: (context) => shown(context, cartOf(context)),
  addToCart: add,
  updateCart: setQuantity,
  removeFromCart: remove,
} satisfies Partial<Handlers>;

type Refused<Id extends 'addToCart' | 'updateCart'> = Exclude<AnswerTo<Id>, { status: 200 }>;

function add(context: Context, { body }: Call): AnswerTo<'addToCart'> {
  const action = readAction(body);
  if (!action || action.all) return replies.addToCart.refused;
  const qty = action.qty ?? 1;
  const problem = quantityProblem(action, qty);
  if (problem) return problem;
  justPaid(context, cartOf(context));
  const cart = ownCart(context);
  const held = cart.lines.find((line) => isSame(line, action));
  const item = itemOf(action, (held && isCounted(action) ? held.qty : 0) + qty);
  const refused = unsold(context, item) ?? tooMany(context, item);
  if (refused) return refused;
  if (held) Object.assign(held, item);
  else {
    cart.counted += 1;
    cart.lines.push({ ...item, id: `ln_${cart.counted}` });
  }
  dropIdleCoupon(cart);
  cart.version += 1;
  return shown(context, cart);
}

function setQuantity(context: Context, { body }: Call): AnswerTo<'updateCart'> {
  const action = readAction(body);
  if (!action || action.all) return replies.updateCart.refused;
  const qty = action.qty ?? 1;
  const problem = quantityProblem(action, qty) ?? amountProblem(action);
  if (problem) return problem;
  const cart = cartOf(context);
  const refused = frozen(context, cart);
  if (refused) return refused;
  const line = cart.lines.find((each) => isSame(each, action));
  if (!line) return wasOrdered(context, cart, action) ?? replies.updateCart.unknownLine;
  const many = tooMany(context, { ...line, qty });
  if (many) return many;
  if (line.qty !== qty) cart.version += 1;
  line.qty = qty;
  return shown(context, cart);
}

function remove(context: Context, { body }: Call): AnswerTo<'removeFromCart'> {
  const action = readAction(body);
  if (!action || amountProblem(action)) return replies.removeFromCart.refused;
  const cart = cartOf(context);
  const refused = frozen(context, cart);
  if (refused) return refused;
  const left = cart.lines.filter((line) => !isSame(line, action));
  if (left.length === cart.lines.length) return wasOrdered(context, cart, action) ?? shown(context, cart);
  cart.version += 1;
  cart.lines = left;
  dropIdleCoupon(cart);
  return shown(context, cart);
}

const shown = (context: Context, cart: SessionCart) => privateReply(billCart(context, cart));

/** A cart holds one subscription and one donation, and any number of goods and gifts. */
const isCounted = ({ type }: CartAction): boolean => !ONLY_ONE.includes(type);

const ONLY_ONE: readonly string[] = ['donation-item', 'personal-subscription', 'subscription-upgrade'];

/** Whether an action refers to a line: goods match by item, gifts by choice and note, single items by kind. */
const isSame = (line: CartLine, action: CartAction): boolean => placeOf(line) === placeOf(action);

function placeOf(action: CartAction): string {
  switch (action.type) {
    case 'personal-subscription':
    case 'subscription-upgrade':
      return 'own subscription';
    case 'gift-subscription': {
      const { coupon: _, ...gift } = action.item;
      return JSON.stringify(Object.entries(gift).toSorted());
    }
    default:
      return 'ref' in action.item ? `${action.type} ${action.item.ref}` : action.type;
  }
}

// The compiler cannot see that the destructured type and item match.
const itemOf = ({ type, item }: CartAction, qty: number): Item => ({ type, item, qty }) as Item;

/** Rejects quantities that no front end may request, regardless of stock. */
function quantityProblem(action: CartAction, qty: number) {
  const most = action.type === 'gift-subscription' ? 20 : isCounted(action) ? 50 : 1;
  if (qty < 1) return quantityRefused('1 at least');
  if (qty > most) return quantityRefused(`${most} at most`);
  return Number.isSafeInteger(qty) ? undefined : quantityRefused('Please give a whole number.');
}

const quantityRefused = (words: string) => ({ status: 400, body: { errors: { qty: words } } }) as const;

/** Rejects a donation below the minimum, in a line too that is only changed. */
const amountProblem = ({ type, item }: CartAction) =>
  type === 'donation-item' && item.dollars < LEAST_DONATION ? replies.donate.amountRefused : undefined;

/** A paid cart can no longer be changed; additions go into the next cart. */
function frozen(context: Context, cart: SessionCart) {
  const settled = justPaid(context, cart);
  return settled && ordered(settled);
}

/** Detects a line that a stale page still shows although it was ordered. */
function wasOrdered(context: Context, { orders }: SessionCart, action: CartAction) {
  const order = orders.findLast(({ lines }) => lines.some((line) => isSame(line, action)));
  return order && ordered(outcomeOf(context, order));
}

const ordered = (settled: Settled) => {
  const { status, headers, body } = replies.updateCart[settled.status === 'processing' ? 'cartInvoiced' : 'cartPaid'];
  return { status, headers, body: { ...body, paid: settled } };
};

function unsold(context: Context, item: Item): Refused<'addToCart'> | undefined {
  if (isGoods(item)) {
    const goods = goodsOf(context.state, item.type, item.item.ref);
    if (!goods) return replies.addToCart.notSold;
    if (goods.isDigital && !goods.isReleased) return replies.addToCart.unreleased;
  }
  const account = accountOf(context);
  if (isForReaders(item) && !account) return replies.addToCart.signedOut;
  if (item.type === 'subscription-upgrade' && account && !isOffered(account, item.item))
    return replies.addToCart.notSold;
  const errors = itemProblems(context, [item], cartOf(context).category);
  return errors === undefined ? undefined : { status: 400, body: { errors } };
}

/** A subscription that cannot be upgraded has no prices. */
const isOffered = (account: Account, { token, level, deliverable }: ChangedItem): boolean =>
  upgradeOf(account, token)?.subscription.upgrade_prices[level][deliverable] !== undefined;

function tooMany(context: Context, item: Item) {
  const left = isGoods(item) ? (goodsOf(context.state, item.type, item.item.ref)?.left ?? 0) : Number.POSITIVE_INFINITY;
  if (left === 0) return replies.addToCart.noneLeft;
  const words = item.qty > left ? `Only ${left} are left.` : `${limitOf(context, item)} at most`;
  const { status, headers } = replies.addToCart.noneLeft;
  return item.qty > limitOf(context, item) ? { status, headers, body: { errors: { qty: words } } } : undefined;
}
