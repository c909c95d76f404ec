import type { Settled } from '#machines/api/contract.ts';
import type { MethodDetails } from '../../stripe/outcome.ts';
import { keepOnFile } from '../account/account-state.ts';
import { noteOpened } from '../account/accounts.ts';
import { invoiceOf, list } from '../account/history.ts';
import { takeFromStock } from '../catalogue/goods.ts';
import { dayOf } from '../day.ts';
import type { Desk } from '../desk.ts';
import { redeemed } from '../gift/given.ts';
import { invoiceFor, owedBy } from '../invoice/invoices.ts';
import type { Deed, PricedOrder } from '../order/order.ts';
import { placedOrder } from '../order/placed-order.ts';
import { type NumberedReceipt, receiptFor, sendReceipt } from '../order/receipt.ts';
import { note } from '../payment/events.ts';
import { paymentObjectOf } from '../payment/objects.ts';
import { lookUp } from '../read-fields.ts';
import { endFailure } from '../subscription/timetable.ts';
import type { Intent } from './checkout-state.ts';
import { carryOut } from './deeds.ts';

/** Settles a paid intent with a receipt, or a processing debit with an invoice. Idempotent. */
export function settle(desk: Desk, intent: Intent): Settled {
  intent.settled ??= intent.status === 'processing' ? owed(desk, intent) : paid(desk, intent);
  return intent.settled;
}

/** Fulfils a paid or free order: takes goods out of stock, carries out its deeds and issues the receipt. */
export function fulfil(desk: Desk, order: PricedOrder, method?: MethodDetails): NumberedReceipt {
  setAside(desk, order);
  return complete(desk, order, method);
}

/** The duration of a debit, in ms: a minute here, days in reality. */
export const DEBIT_TAKES = 60_000;

export function clearDebits(desk: Desk): void {
  const { state, now } = desk;
  for (const [token, debit] of Object.entries(state.clearing)) {
    if (now - debit.since < DEBIT_TAKES) continue;
    const owed = owedBy(state, token);
    const intent = lookUp(state.intents, debit.intent);
    if (!owed || !intent) continue;
    const { result: receipt } = noteOpened(desk, () => complete(desk, intent.order, intent.method, token));
    keepMethod(desk, intent);
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
function complete(desk: Desk, order: PricedOrder, method?: MethodDetails, invoice = invoiceOf(order)): NumberedReceipt {
  const receipt = receiptFor(desk, order, method);
  const { token } = receipt;
  desk.state.receipts[token] = receipt;
  for (const deed of order.deeds) carryOut(desk, deed, { receipt: token, method });
  sendReceipt(desk, receipt, order);
  list(desk, order, invoice === undefined ? { kind: 'receipt', token } : { kind: 'invoice', token: invoice });
  return receipt;
}

function keepMethod({ state }: Desk, { keeps, method }: Intent): void {
  if (keeps !== undefined && method) keepOnFile(state, keeps, { id: '', details: method });
}

function paid(desk: Desk, intent: Intent): Settled {
  keepMethod(desk, intent);
  const { result, opened } = noteOpened(desk, () => fulfil(desk, intent.order, intent.method));
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
function owed(desk: Desk, intent: Intent): Settled {
  setAside(desk, intent.order);
  for (const deed of intent.order.deeds) {
    const account = lookUp(desk.state.accounts, readerOf(deed) ?? '');
    if (account) endFailure(account);
  }
  const { token, invoice_no } = invoiceFor(desk, intent);
  return { status: 'processing', invoice: token, order: placedOrder(intent.order, invoice_no, intent.currency) };
}

function readerOf(deed: Deed): string | undefined {
  if (deed.kind === 'subscribe') return 'account' in deed.owner ? deed.owner.account : undefined;
  return deed.kind === 'change' ? deed.account : undefined;
}

/** Reserves goods and gifts, so that nobody else gets them while a bank takes days to pay. */
function setAside(desk: Desk, { goods, deeds }: PricedOrder): void {
  for (const { ref, quantity } of goods) takeFromStock(desk.state, ref, quantity);
  for (const deed of deeds) if (deed.kind === 'subscribe' && deed.gift !== undefined) redeemed(desk, deed.gift);
}
