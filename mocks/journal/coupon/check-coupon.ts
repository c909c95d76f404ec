import type { CouponReply } from '#machines/api/contract.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { isCouponCode } from '#machines/rules/subscription/coupon-code.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { accountOf } from '../account/accounts.ts';
import { billCart, cartOf, justPaid, outcomeOf, withCode } from '../cart/carts.ts';
import { couponIn, couponOf, unableToApply } from '../catalogue/coupons.ts';
import type { paidElsewhere } from '../checkout/charge.ts';
import { cancelIntent } from '../checkout/intents.ts';
import { invoiceData } from '../invoice/invoice-data.ts';
import { owedBy, purposeOf } from '../invoice/invoices.ts';
import { refusal } from '../invoice/pay-invoice.ts';
import { refusalOn } from '../order/price-item.ts';
import { isAtLeast, isOneOf } from '../order/read-form.ts';
import { isRecord, textOf } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply, visitOf } from '../request-context.ts';
import { count, isOverLimit, overLimit } from '../visitor/limits.ts';
import { discountInvoice } from './discount-invoice.ts';

export const couponHandlers = { checkCoupon: check } satisfies Partial<Handlers>;

const answers = replies.checkCoupon;

/** A null code removes the coupon. */
type Asked =
  | { for: 'subscription'; purpose: string; code: string }
  | { for: 'cart'; version: number; code: string | null }
  | { for: 'invoice'; invoice: string; code: string | null };

function check(context: Context, call: Call): AnswerTo<'checkCoupon'> {
  const asked = readAsked(call.body);
  if (!asked) return answers.refused;
  const who = visitOf(context) ?? 'page';
  if (asked.code !== null) {
    if (isOverLimit(context, 'coupon', who)) return overLimit(context, 'coupon', who, answers.tooManyRequests);
    count(context, 'coupon', who);
  }
  switch (asked.for) {
    case 'subscription':
      return forSubscription(context, asked);
    case 'cart':
      return forCart(context, asked);
    case 'invoice':
      return forInvoice(context, call, asked);
  }
}

function readAsked(body: unknown): Asked | undefined {
  if (!isRecord(body)) return undefined;
  const { code, purpose, version } = body;
  const invoice = textOf(body, 'invoice');
  const isCode = typeof code === 'string' && isCouponCode(code);
  const isTyped = isCode || code === null;
  const isAsked =
    (body.for === 'subscription' && isCode && isOneOf(['personal', 'gift', 'renewal'], purpose)) ||
    (body.for === 'cart' && isTyped && isAtLeast(0, version)) ||
    (body.for === 'invoice' && isTyped && isPathValue('invoice', invoice));
  // Every field has been checked.
  return isAsked ? (body as unknown as Asked) : undefined;
}

/** Stores nothing: the order of the subscription carries the code. */
function forSubscription(context: Context, { purpose, code }: Extract<Asked, { for: 'subscription' }>) {
  if (purpose === 'renewal' && !accountOf(context)) return answers.signedOut;
  const coupon = couponIn(code);
  return coupon ? ok({ for: 'subscription', coupon }) : answers.refused;
}

/** Replaces all other coupons of the cart. */
function forCart(context: Context, { version, code }: Extract<Asked, { for: 'cart' }>): AnswerTo<'checkCoupon'> {
  const cart = cartOf(context);
  const before = cart.orders.find((order) => version <= order.version);
  const paid = justPaid(context, cart) ?? (before && outcomeOf(context, before));
  if (paid) return elsewhere(paid);
  if (version !== cart.version) return answers.cartChanged;
  const refusals = cart.lines.map((line) => code !== null && refusalOn(line, code, cart.category));
  if (code !== null && refusals.every((words) => typeof words === 'string')) return refused(code, refusals);
  const coupon = code === null ? undefined : couponOf(code)?.code;
  const isAlready = cart.coupon === coupon && cart.lines.every(({ item }) => !('coupon' in item) || !item.coupon);
  if (!isAlready) cart.version += 1;
  cart.coupon = coupon;
  cart.lines = cart.lines.map((line) => ('coupon' in line.item ? withCode(line, undefined) : line));
  return ok({ for: 'cart', cart: billCart(context, cart) });
}

/** Stores the coupon and recalculates the invoice, so that the old total can no longer be paid. */
function forInvoice(
  context: Context,
  { query }: Call,
  { invoice: token, code }: Extract<Asked, { for: 'invoice' }>,
): AnswerTo<'checkCoupon'> {
  const owed = owedBy(context.state, token);
  if (!owed) return answers.unknownInvoice;
  const no = refusal(context, owed);
  if (no) return 'paid' in no.body ? elsewhere(no.body.paid) : answers.checkOrWireOnly;
  const words = discountInvoice(owed, code);
  if (code !== null && words) return refused(code, words);
  cancelIntent(context, purposeOf(owed.invoice));
  const invoice = invoiceData(context, token, query);
  return invoice ? ok({ for: 'invoice', invoice }) : answers.unknownInvoice;
}

const ok = (reply: CouponReply) => privateReply(reply);

function elsewhere(paid: Parameters<typeof paidElsewhere>[0]): AnswerTo<'checkCoupon'> {
  const { status, headers, body } = answers.paidElsewhere;
  return { status, headers, body: { ...body, paid } };
}

/** Returns the most specific of several reasons. */
function refused(code: string, refusals: readonly unknown[]): AnswerTo<'checkCoupon'> {
  const unable = unableToApply(code);
  const words = refusals.filter((each) => typeof each === 'string');
  return { status: 400, body: { errors: { coupon: words.find((each) => each !== unable) ?? words[0] ?? unable } } };
}
