import type { PaymentRecord, Settled } from '#machines/api/contract.ts';
import { chargedOn, isExpired } from '#machines/rules/payment/card-expiry.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { scenarioOf } from '../../scenario/scenarios.ts';
import { onFileUnder } from '../../scenario/switches.ts';
import { failsWhenCharged } from '../account/account-state.ts';
import { accountOf, noteOpened } from '../account/accounts.ts';
import { currencyIn } from '../currency.ts';
import { dayOf } from '../day.ts';
import type { PricedOrder } from '../order/order.ts';
import { placedOrder } from '../order/placed-order.ts';
import { note } from '../payment/events.ts';
import { paymentObjectOf } from '../payment/objects.ts';
import { type Context, privateReply } from '../request-context.ts';
import { worldOf } from '../world.ts';
import type { Intent } from './checkout-state.ts';
import { bringUpToDate, cancelIntent, intentFor, intentOf, isPaid, keysOf, openIntent, ownIntent } from './intents.ts';
import { fulfil, settle } from './settle.ts';

export interface Payable {
  /**
   * The purpose of the payment: a session's order, a cart, a gift or an invoice. At most one intent is open per
   * purpose.
   */
  purpose: string;
  order: PricedOrder;
  invoice?: string | undefined;
  customer?: 'use-card' | 'add-card' | undefined;
}

export type ChargeAnswer = Extract<AnswerTo<'donate'>, { status: 200 | 402 | 409 | 422 }>;

/**
 * Completes a free order, charges the method on file, or returns the keys for the provider's client. Never charges
 * twice.
 */
export function charge(context: Context, payable: Payable): ChargeAnswer {
  const { purpose, order, invoice, customer } = payable;
  const named = invoice === undefined ? undefined : intentOf(context, invoice);
  if (invoice !== undefined && !isFor(context, purpose, named)) return replies.checkOutCart.updatedFailed;
  const last = intentFor(context, purpose);
  const paid = named && isPaid(named) ? named : last && isBeingFulfilled(last) ? last : undefined;
  if (paid) return paidElsewhere(settle(context, paid));
  if (order.total === 0) return giveAway(context, payable);
  const isOpen = named !== undefined && named.status !== 'canceled';
  const intent = isOpen ? named : (ownIntent(context, purpose) ?? openIntent(context, purpose, order));
  bringUpToDate(intent, order);
  const keys = keysOf(intent);
  return payOnFile(context, intent, customer) ?? ok({ type: isOpen ? 'updated' : 'started', data: { keys } });
}

/** Converts the answer to an order into one to a subscription change (SUBS-15). */
export const asUpgrade = (answer: ChargeAnswer): UpgradeAnswer =>
  answer.status === 200 ? { ...answer, body: { type: 'upgrade-checkout', data: answer.body } } : answer;

type UpgradeAnswer =
  | Exclude<ChargeAnswer, { status: 200 }>
  | (Omit<Ok, 'body'> & { body: { type: 'upgrade-checkout'; data: Ok['body'] } });

type Ok = Extract<ChargeAnswer, { status: 200 }>;

/** The documented intent has no purpose or session, so that anyone can pay it. */
const isFor = ({ session }: Context, purpose: string, intent: Intent | undefined): boolean =>
  intent !== undefined && (intent.purpose === undefined || (intent.purpose === purpose && intent.session === session));

const isBeingFulfilled = (intent: Intent): boolean => isPaid(intent) && intent.settled === undefined;

/** Returns the conflict for an order that was paid in another tab, with its outcome. */
export function paidElsewhere(paid: Settled): Extract<ChargeAnswer, { status: 409 }> {
  const { status, headers, body } = replies.checkOutCart.paidElsewhere;
  return { status, headers, body: { ...body, paid } };
}

function giveAway(context: Context, { purpose, order }: Payable): ChargeAnswer {
  cancelIntent(context, purpose);
  const { result, opened } = noteOpened(context, () => fulfil(context, order));
  context.enters = opened;
  return ok({
    type: 'gratis',
    data: { receipt: result.token, order: placedOrder(order, result.number, currencyIn(context)) },
  });
}

/**
 * Charges the method on file if the reader chose it. Returns undefined if the provider's client pays, and records
 * whether to save its method.
 */
function payOnFile(context: Context, intent: Intent, customer: Payable['customer']): ChargeAnswer | undefined {
  const account = accountOf(context);
  const ref = account?.subscriber.account.ref;
  const onFile = customer === 'use-card' ? account?.payment : undefined;
  intent.keeps = customer === 'add-card' ? ref : undefined;
  intent.onFileOf = onFile ? ref : undefined;
  return onFile ? chargeOnFile(context, intent, onFile) : undefined;
}

function chargeOnFile(context: Context, intent: Intent, onFile: PaymentRecord): ChargeAnswer {
  const { scenario, switches } = worldOf(context);
  const need = scenarioOf(scenario).onFile ?? onFileUnder(switches) ?? needOf(context, onFile);
  if (need === 'authorization' || need === 'replacement') {
    const { headers, body } = replies.checkOutCart[`${need}Required`];
    const isOld = onFile.card !== undefined && isExpired(onFile.card, dayOf(context.now));
    const message =
      need === 'replacement' && !isOld ? replies.setCard.cardDeclined.body.errors : body.checkout_errors.message;
    const checkout_errors = { ...body.checkout_errors, message, keys: keysOf(intent) };
    return { status: 402, headers, body: { checkout_errors } };
  }
  intent.status = need === 'bank' ? 'processing' : 'succeeded';
  intent.method = onFile.card && need !== 'bank' ? { card: onFile.card } : { ...(onFile.ach && { ach: onFile.ach }) };
  intent.attempts += 1;
  intent.confirms += 1;
  note(context.state, `payment_intent.${intent.status}`, paymentObjectOf(intent));
  return ok({ type: 'customer', data: settle(context, intent) });
}

/** A bank account is debited if there is no valid card; an expired or declined card must be replaced. */
function needOf({ now }: Context, onFile: PaymentRecord): 'bank' | 'replacement' | undefined {
  const { card } = onFile;
  if (chargedOn(onFile, dayOf(now)) === 'ach') return 'bank';
  return card && (isExpired(card, dayOf(now)) || failsWhenCharged(onFile)) ? 'replacement' : undefined;
}

const ok = (body: Ok['body']): Ok => privateReply(body);
