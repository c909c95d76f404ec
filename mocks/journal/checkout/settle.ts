import type { Settled } from '#machines/api/contract.ts';
import type { MethodDetails } from '../../stripe/outcome.ts';
import { keepOnFile } from '../account/account-state.ts';
import { noteOpened } from '../account/accounts.ts';
import { invoiceOf, list } from '../account/history.ts';
import { takeFromStock } from '../catalogue/goods.ts';
import { dayOf } from '../day.ts';
import { redeemed } from '../gift/given.ts';
import { invoiceFor, owedBy } from '../invoice/invoices.ts';
import type { Effect, PricedOrder } from '../order/order.ts';
import { placedOrder } from '../order/placed-order.ts';
import { type NumberedReceipt, receiptFor, sendReceipt } from '../order/receipt.ts';
import { note } from '../payment/events.ts';
import { paymentObjectOf } from '../payment/objects.ts';
import { lookUp } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import { endFailure } from '../subscription/timetable.ts';
import type { Intent } from './checkout-state.ts';
import { carryOut } from './effects.ts';

/** Settles a paid intent with a receipt, or a processing debit with an invoice. Idempotent. */
export function settle(context: Context, intent: Intent): Settled {
  intent.settled ??= intent.status === 'processing' ? owed(context, intent) : paid(context, intent);
  return intent.settled;
}

/** Fulfils a paid or free order: takes goods out of stock, carries out its effects and issues the receipt. */
export function fulfil(context: Context, order: PricedOrder, method?: MethodDetails): NumberedReceipt {
  setAside(context, order);
  return complete(context, order, method);
}

/** The duration of a debit, in ms: a minute here, days in reality. */
export const DEBIT_TAKES = 60_000;

export function clearDebits(context: Context): void {
  const { state, now } = context;
  for (const [token, debit] of Object.entries(state.clearing)) {
    if (now - debit.since < DEBIT_TAKES) continue;
    const owed = owedBy(state, token);
    const intent = lookUp(state.intents, debit.intent);
    if (!owed || !intent) continue;
    const { result: receipt } = noteOpened(context, () => complete(context, intent.order, intent.method, token));
    keepMethod(context, intent);
    intent.status = 'succeeded';
    note(state, 'payment_intent.succeeded', paymentObjectOf(intent));
    const { order } = intent.settled ?? {};
    intent.settled = { status: 'completed', receipt: receipt.token, ...(order && { order }) };
    owed.invoice.processing = null;
    delete state.clearing[token];
    owed.debt.receipt = receipt.token;
    owed.invoice.paid_on = dayOf(now);
  }
}

/** Completes a paid order whose goods were reserved before. */
function complete(
  context: Context,
  order: PricedOrder,
  method?: MethodDetails,
  invoice = invoiceOf(order),
): NumberedReceipt {
  const receipt = receiptFor(context, order, method);
  const { token } = receipt;
  context.state.receipts[token] = receipt;
  for (const effect of order.effects) carryOut(context, effect, { receipt: token, method });
  sendReceipt(context, receipt, order);
  list(context, order, invoice === undefined ? { kind: 'receipt', token } : { kind: 'invoice', token: invoice });
  return receipt;
}

function keepMethod({ state }: Context, { keeps, method }: Intent): void {
  if (keeps !== undefined && method) keepOnFile(state, keeps, { id: '', details: method });
}

function paid(context: Context, intent: Intent): Settled {
  keepMethod(context, intent);
  const { result, opened } = noteOpened(context, () => fulfil(context, intent.order, intent.method));
  intent.opened = opened;
  return {
    status: 'completed',
    receipt: result.token,
    order: placedOrder(intent.order, result.number, intent.currency),
  };
}

/**
 * Reserves the goods of a debit and makes its invoice. Everything else waits for the bank, but a failed renewal ends
 * now.
 */
function owed(context: Context, intent: Intent): Settled {
  setAside(context, intent.order);
  for (const effect of intent.order.effects) {
    const account = lookUp(context.state.accounts, readerOf(effect) ?? '');
    if (account) endFailure(account);
  }
  const { token, invoice_no } = invoiceFor(context, intent);
  return { status: 'processing', invoice: token, order: placedOrder(intent.order, invoice_no, intent.currency) };
}

function readerOf(effect: Effect): string | undefined {
  if (effect.kind === 'subscribe') return 'account' in effect.owner ? effect.owner.account : undefined;
  return effect.kind === 'change' ? effect.account : undefined;
}

/** Reserves goods and gifts, so that nobody else gets them while a bank takes days to pay. */
function setAside(context: Context, { goods, effects }: PricedOrder): void {
  for (const { ref, quantity } of goods) takeFromStock(context.state, ref, quantity);
  for (const effect of effects)
    if (effect.kind === 'subscribe' && effect.gift !== undefined) redeemed(context, effect.gift);
}
