import { orderTotals } from '#machines/rules/price/pricing.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { accountOf } from '../account/accounts.ts';
import { charging } from '../checkout/attempts.ts';
import { asUpgrade, charge, paidElsewhere } from '../checkout/charge.ts';
import { cancelIntent } from '../checkout/intents.ts';
import { fulfil } from '../checkout/settle.ts';
import type { PricedOrder } from '../order/order.ts';
import { goodsTo, orderFrom } from '../order/order-from.ts';
import { orderProblems, soldOut, stockProblem } from '../order/order-problems.ts';
import { priceItem } from '../order/price-item.ts';
import { isAtLeast, type OrderForm, readForm } from '../order/read-form.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import type { SessionCart } from './cart-state.ts';
import { cartOf, cartPurpose, isForReaders, justPaid, linesIn, outcomeOf } from './carts.ts';

export const cartCheckoutHandlers = { checkOutCart: charging('checkOutCart', checkOut) } satisfies Partial<Handlers>;

const answers = replies.checkOutCart;

function checkOut(context: Context, { body }: Call): AnswerTo<'checkOutCart'> {
  const form = readForm(body);
  const version = Object(body).version;
  if (!form || !isAtLeast(0, version)) return answers.refused;
  const cart = cartOf(context);
  return (
    notOrderable(context, cart, Number(version)) ??
    problems(context, cart, form) ??
    notAsSeen(context, cart, form) ??
    order(context, cart, form)
  );
}

function notOrderable(context: Context, cart: SessionCart, version: number): AnswerTo<'checkOutCart'> | undefined {
  const before = cart.orders.find((order) => version <= order.version);
  const paid = justPaid(context, cart) ?? (before && outcomeOf(context, before));
  if (paid) return paidElsewhere(paid);
  if (version !== cart.version) return answers.orderChanged;
  return cart.lines.length === 0 ? answers.cartEmpty : undefined;
}

/** Rejects an order if stock or price changed since the reader saw the cart, so that they look at it again. */
function notAsSeen(context: Context, cart: SessionCart, form: OrderForm): AnswerTo<'checkOutCart'> | undefined {
  const gone = stockProblem(context.state, cart.lines);
  if (gone) return soldOut(gone);
  return isRepricedTo(context, cart, form) ? answers.orderChanged : undefined;
}

function problems(context: Context, cart: SessionCart, form: OrderForm): AnswerTo<'checkOutCart'> | undefined {
  const { lines } = cart;
  if (!accountOf(context) && lines.some(isForReaders)) return answers.signedOut;
  const errors = orderProblems(context, form, linesIn(cart));
  return errors === undefined ? undefined : { status: 400, body: { errors } };
}

function order(context: Context, cart: SessionCart, form: OrderForm): AnswerTo<'checkOutCart'> {
  const lines = Object.fromEntries(cart.lines.map(({ id, qty }) => [id, qty]));
  const effects = [{ kind: 'empty-cart', cart: cart.id, lines }] as const;
  const priced = orderFrom(context, { form, items: linesIn(cart), effects });
  const change = cart.lines.find(({ type }) => type === 'subscription-upgrade');
  const payable = { purpose: cartPurpose(cart), order: priced, invoice: form.invoice, customer: form.customer };
  if (change?.type !== 'subscription-upgrade') return charge(context, payable);
  return priced.total === 0 ? changeNow(context, cart, priced, change.item.token) : asUpgrade(charge(context, payable));
}

function changeNow(context: Context, cart: SessionCart, priced: PricedOrder, token: string): AnswerTo<'checkOutCart'> {
  cancelIntent(context, cartPurpose(cart));
  fulfil(context, priced);
  return privateReply({ type: 'update-succeeded', data: { token } } as const);
}

/**
 * Moves the cart to the order's shipping categories. Returns true, and increments the version, if that changes the
 * total, so that the reader sees the new price before ordering (STORE-15).
 */
function isRepricedTo(context: Context, cart: SessionCart, form: OrderForm): boolean {
  const seen = totalOf(context, cart, cart.category);
  for (const line of cart.lines)
    if (line.type === 'personal-subscription') line.item = { ...line.item, shipcode: form.shipcode };
  cart.chosen = goodsTo(form);
  cart.category = cart.chosen;
  const isRepriced = totalOf(context, cart, cart.category) !== seen;
  if (isRepriced) cart.version += 1;
  return isRepriced;
}

const totalOf = (context: Context, cart: SessionCart, category: Shipcode): number =>
  orderTotals(linesIn({ ...cart, category }).flatMap((line) => priceItem(context, line, category)?.line ?? [])).total;
