import type { Invoice } from '#machines/api/contract.ts';
import { cardError } from '../../stripe/outcome.ts';
import { list } from '../account/history.ts';
import { closeCart } from '../cart/cart-state.ts';
import type { Intent } from '../checkout/checkout-state.ts';
import { intentFor } from '../checkout/intents.ts';
import { dayOf } from '../day.ts';
import type { PricedOrder } from '../order/order.ts';
import { note } from '../payment/events.ts';
import { paymentObjectOf } from '../payment/objects.ts';
import { lookUp } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import type { JournalState } from '../state.ts';
import type { Debt } from './invoice-state.ts';

export interface Owed {
  invoice: Invoice;
  debt: Debt;
}

export function owedBy({ invoices, debts }: JournalState, token: string): Owed | undefined {
  const [invoice, debt] = [lookUp(invoices, token), lookUp(debts, token)];
  return invoice && debt && { invoice, debt };
}

/** An invoice is paid once, no matter who pays. */
export const purposeOf = ({ token }: Invoice): string => `invoice ${token}`;

/** Returns the intent that pays an invoice while it waits for deposits. */
export function waitingFor(context: Context, invoice: Invoice): Intent | undefined {
  const intent = intentFor(context, purposeOf(invoice));
  return intent?.deposits && intent;
}

/** Returns the invoice of an intent whose debit is processing: the one that it pays, or a new one. */
export function invoiceFor(context: Context, intent: Intent): Invoice {
  const { invoice } = paidBy(context.state, intent.order) ?? makeInvoice(context, intent.order);
  invoice.processing = { since: dayOf(context.now) };
  context.state.clearing[invoice.token] = { intent: intent.id, since: context.now };
  if (intent.returned !== undefined) {
    giveBack(context.state, invoice, intent.returned);
    const refusal = cardError('payment_intent_payment_attempt_failed', intent.returned);
    const failed = paymentObjectOf({ ...intent, status: 'requires_payment_method', refusal });
    note(context.state, 'payment_intent.payment_failed', failed);
  }
  return invoice;
}

/** After a returned debit the invoice can be paid again. */
function giveBack({ clearing }: JournalState, invoice: Invoice, words: string): void {
  invoice.processing = null;
  delete clearing[invoice.token];
  noteFailure(invoice, words);
}

function noteFailure(invoice: Invoice, words: string): void {
  invoice.failures = [{ data: { msg: words } }, ...invoice.failures].slice(0, 100);
}

/** Records a refused payment on the invoice that the order pays, if any. */
export function noteRefusal(state: JournalState, order: PricedOrder, words: string): void {
  const owed = paidBy(state, order);
  if (owed) noteFailure(owed.invoice, words);
}

function paidBy(state: JournalState, { effects }: PricedOrder): Owed | undefined {
  const effect = effects.find(({ kind }) => kind === 'pay-invoice');
  return effect?.kind === 'pay-invoice' ? owedBy(state, effect.token) : undefined;
}

function makeInvoice(context: Context, order: PricedOrder): Owed {
  const { name, email, destination, bill, lines, total } = order;
  const invoice: Invoice = {
    token: context.newId('inv_'),
    invoice_no: `CAT-${nextNumber(context.state)}`,
    created: dayOf(context.now),
    name,
    email,
    billed_to: null,
    email_to: null,
    address: destination?.address ?? null,
    ...(order.billing && { billing: order.billing }),
    shipcode: destination?.shipcode ?? null,
    term: null,
    due_date: null,
    accepted_payments: 'all',
    bill,
    processing: null,
    failures: [],
    lines,
    total,
  };
  const debt: Debt = { order };
  for (const effect of order.effects)
    if (effect.kind === 'empty-cart')
      closeCart(context.state, effect.cart, effect.lines, { id: context.newId('crt_'), invoice: invoice.token });
  context.state.invoices[invoice.token] = invoice;
  context.state.debts[invoice.token] = debt;
  list(context, order, { kind: 'invoice', token: invoice.token });
  return { invoice, debt };
}

/** Invoice numbers are consecutive (INV-9). */
const nextNumber = ({ invoices }: JournalState): number =>
  Math.max(1_000, ...Object.values(invoices).map(({ invoice_no }) => Number(invoice_no.slice('CAT-'.length)))) + 1;
