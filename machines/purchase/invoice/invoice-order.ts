import type { Invoice, InvoicePage, InvoicePaymentRequest } from '#machines/api/contract.ts';
import type { Departure } from '#machines/lib/departure.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { passwordProblems } from '#machines/rules/login/password.ts';
import { isIntroductory } from '#machines/rules/payment/invoice.ts';

/** The page data, and an attempt that a reload cut off. */
export interface InvoiceInput {
  page: InvoicePage;
  attempt?: Attempt;
}

/** The password of the account that a first subscription opens. */
export interface InvoiceForm {
  password: string;
  confirm: string;
}

export interface InvoiceContext {
  page: InvoicePage;
  attempt?: Attempt;
  form: InvoiceForm;
  problems: Problem[];
  departure: Departure;
}

export type InvoiceEvent =
  | { type: 'field.changed'; field: keyof InvoiceForm; value: string }
  | { type: 'form.submitted' };

export const beginInvoice = ({ page, attempt }: InvoiceInput): InvoiceContext => ({
  page,
  attempt,
  form: { password: '', confirm: '' },
  problems: [],
  departure: {},
});

/** Whether whoever pays must set up a password: a first subscription, and nobody logged in (INV-20). */
export const asksPassword = ({ invoice, subscriber }: InvoicePage): boolean =>
  !subscriber && invoice !== null && isIntroductory(invoice);

/** What stops the payment. */
export const invoiceProblems = ({ page, form }: InvoiceContext): Problem[] =>
  asksPassword(page) ? passwordProblems(form) : [];

/** The payment as it is submitted: the invoice says what for, for whom and where to. */
export function invoiceOrder({ page, form }: InvoiceContext): Order {
  const { invoice, checkout } = page;
  if (!invoice || !checkout) throw new Error('Only an invoice that can be paid is submitted.');
  const setsUp = asksPassword(page);
  const body: InvoicePaymentRequest = {
    name: invoice.name,
    email: invoice.email,
    password: setsUp ? { password: form.password, confirm: form.confirm } : undefined,
    origin: setsUp ? 'change' : 'keep',
    address: (setsUp && invoice.address) || undefined,
    shipcode: shipcodeOf(invoice, page),
    session: checkout.session,
    gifted: false,
  };
  return { call: 'payInvoice', token: invoice.token, body };
}

/** What is not shipped goes with the payer's own category, or the first. */
const shipcodeOf = ({ shipcode }: Invoice, { subscriber }: InvoicePage) =>
  shipcode ?? subscriber?.account.shipcode ?? 'ship-a';
