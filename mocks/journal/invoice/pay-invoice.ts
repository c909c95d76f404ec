import type { Invoice, Settled } from '#machines/api/contract.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { charging } from '../checkout/attempts.ts';
import { charge } from '../checkout/charge.ts';
import { ownerIn } from '../checkout/effects.ts';
import { intentFor, isPaid } from '../checkout/intents.ts';
import { settle } from '../checkout/settle.ts';
import type { PricedOrder } from '../order/order.ts';
import { formProblems } from '../order/order-problems.ts';
import { type OrderForm, readForm, UNSENT } from '../order/read-form.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { invoiceData } from './invoice-data.ts';
import type { Debt } from './invoice-state.ts';
import { type Owed, owedBy, purposeOf, waitingFor } from './invoices.ts';

/** Reading and paying an invoice, for anyone who has its token. */
export const invoiceHandlers = {
  getInvoice: (context, { params, query }) => {
    const data = invoiceData(context, params?.invoice ?? '', query);
    return data ? privateReply(data) : replies.getInvoice.unknownInvoice;
  },
  payInvoice: charging('payInvoice', pay),
} satisfies Partial<Handlers>;

const answers = replies.payInvoice;

function pay(context: Context, { params, body }: Call): AnswerTo<'payInvoice'> {
  const owed = owedBy(context.state, params?.invoice ?? '');
  if (!owed) return answers.unknownInvoice;
  const form = readForm(body, UNSENT);
  if (!form) return answers.refused;
  return refusal(context, owed) ?? problems(context, owed.invoice, form) ?? take(context, owed, form);
}

/** Returns why the invoice cannot be paid now; undefined if it can. Settles a paid intent first. */
export function refusal(context: Context, { invoice, debt }: Owed) {
  const last = intentFor(context, purposeOf(invoice));
  if (last && isPaid(last)) settle(context, last);
  if (debt.receipt !== undefined)
    return paidAlready(answers.invoicePaid, { status: 'completed', receipt: debt.receipt });
  if (invoice.processing || waitingFor(context, invoice))
    return paidAlready(answers.invoiceProcessing, { status: 'processing', invoice: invoice.token });
  return invoice.accepted_payments === 'check-or-wire-only' ? answers.checkOrWireOnly : undefined;
}

const paidAlready = (
  { status, headers, body }: typeof answers.invoicePaid | typeof answers.invoiceProcessing,
  paid: Settled,
) => ({ status, headers, body: { ...body, paid } });

/** A first subscription needs an account, whose password comes with the payment (INV-20). */
function problems(context: Context, invoice: Invoice, form: OrderForm): AnswerTo<'payInvoice'> | undefined {
  const account = invoice.bill.membership?.item.phase === 'introductory';
  const errors = formProblems(context, form, { account, ownAddress: false, recipientAddress: false });
  if (!errors) return undefined;
  const isMissing = errors.password !== undefined && !form.password;
  return { status: 400, body: { errors: isMissing ? { ...errors, ...answers.passwordNeeded.body.errors } : errors } };
}

/** Takes the debt as the journal has it. The request only decides who owns the subscription. */
function take(context: Context, { invoice, debt }: Owed, form: OrderForm): AnswerTo<'payInvoice'> {
  debt.order.effects = ownedBy(context, debt, form);
  const order: PricedOrder = {
    ...debt.order,
    name: form.name.trim(),
    email: form.email.trim(),
    // The goods were taken out of stock when the invoice was made.
    goods: [],
    effects: [{ kind: 'pay-invoice', token: invoice.token }],
  };
  const customer = form.customer === 'use-card' ? form.customer : undefined;
  return charge(context, { purpose: purposeOf(invoice), order, invoice: form.invoice, customer });
}

const ownedBy = (context: Context, { order }: Debt, form: OrderForm): PricedOrder['effects'] =>
  order.effects.map((effect) =>
    effect.kind === 'subscribe' && !('account' in effect.owner) ? { ...effect, owner: ownerIn(context, form) } : effect,
  );
