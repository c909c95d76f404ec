import type { Invoice, Settled } from '#machines/api/contract.ts';
import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import { charging } from '../checkout/attempts.ts';
import { charge } from '../checkout/charge.ts';
import { ownerIn } from '../checkout/deeds.ts';
import { intentFor, isPaid } from '../checkout/intents.ts';
import { settle } from '../checkout/settle.ts';
import { type Call, type Desk, forReader, type Plays } from '../desk.ts';
import type { PricedOrder } from '../order/order.ts';
import { formProblems } from '../order/order-problems.ts';
import { type OrderForm, readForm } from '../order/read-form.ts';
import { invoiceData } from './invoice-data.ts';
import type { Debt } from './invoice-state.ts';
import { type Owed, owedBy, purposeOf, waitingFor } from './invoices.ts';

/** Reading and paying an invoice, for anyone who has its token. */
export const invoicePlays = {
  getInvoice: (desk, { params, query }) => {
    const data = invoiceData(desk, params?.invoice ?? '', query);
    return data ? forReader(data) : replies.getInvoice.unknownInvoice;
  },
  payInvoice: charging('payInvoice', pay),
} satisfies Partial<Plays>;

const answers = replies.payInvoice;

function pay(desk: Desk, { params, body }: Call): Answer<'payInvoice'> {
  const owed = owedBy(desk.state, params?.invoice ?? '');
  if (!owed) return answers.unknownInvoice;
  const form = readForm(body);
  if (!form) return answers.refused;
  return refusal(desk, owed) ?? problems(desk, owed.invoice, form) ?? take(desk, owed, form);
}

/** Returns why the invoice cannot be paid now; undefined if it can. Settles a paid intent first. */
export function refusal(desk: Desk, { invoice, debt }: Owed) {
  const last = intentFor(desk, purposeOf(invoice));
  if (last && isPaid(last)) settle(desk, last);
  if (debt.receipt !== undefined)
    return paidAlready(answers.invoicePaid, { status: 'completed', receipt: debt.receipt });
  if (invoice.processing || waitingFor(desk, invoice))
    return paidAlready(answers.invoiceProcessing, { status: 'processing', invoice: invoice.token });
  return invoice.accepted_payments === 'check-or-wire-only' ? answers.checkOrWireOnly : undefined;
}

const paidAlready = (
  { status, body }: typeof answers.invoicePaid | typeof answers.invoiceProcessing,
  paid: Settled,
) => ({ status, body: { ...body, paid } });

/** A first subscription needs an account, whose password comes with the payment (INV-20). */
function problems(desk: Desk, invoice: Invoice, form: OrderForm): Answer<'payInvoice'> | undefined {
  const account = invoice.bill.membership?.item.phase === 'introductory';
  const errors = formProblems(desk, form, { account, ownAddress: false, recipientAddress: false });
  if (!errors) return undefined;
  const isMissing = errors.password !== undefined && !form.password;
  return { status: 400, body: { errors: isMissing ? { ...errors, ...answers.passwordNeeded.body.errors } : errors } };
}

/** Takes the debt as the journal has it. The request only decides who owns the subscription. */
function take(desk: Desk, { invoice, debt }: Owed, form: OrderForm): Answer<'payInvoice'> {
  debt.order.deeds = ownedBy(desk, debt, form);
  const order: PricedOrder = {
    ...debt.order,
    name: form.name.trim(),
    email: form.email.trim(),
    // The goods were taken out of stock when the invoice was made.
    goods: [],
    deeds: [{ kind: 'pay-invoice', token: invoice.token }],
  };
  const customer = form.customer === 'use-card' ? form.customer : undefined;
  return charge(desk, { purpose: purposeOf(invoice), order, invoice: form.invoice, customer });
}

const ownedBy = (desk: Desk, { order }: Debt, form: OrderForm): PricedOrder['deeds'] =>
  order.deeds.map((deed) =>
    deed.kind === 'subscribe' && !('account' in deed.owner) ? { ...deed, owner: ownerIn(desk, form) } : deed,
  );
