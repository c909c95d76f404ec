import type { Invoice, ListedOrder } from '#machines/api/contract.ts';
import { deliverableOf, LEVELS, MEDIA, TERMS } from '#machines/rules/subscription/subscription.ts';
import { copyOf } from '../../documented.ts';
import { personOf } from '../../readers.ts';
import { pages } from '../../replies.ts';
import { documentedHistory } from '../account/history-state.ts';
import { daysAfter } from '../day.ts';
import { type Effect, type Owner, type PricedOrder, shipcodeTo } from '../order/order.ts';
import { subscriptionName } from '../order/subscription-name.ts';

export interface InvoiceState {
  invoices: Record<string, Invoice>;
  debts: Record<string, Debt>;
  /** The processing debit of an invoice, by its token. */
  clearing: Record<string, Debit>;
}

export interface Debt {
  order: PricedOrder;
  receipt?: string;
}

interface Debit {
  intent: string;
  /** When it started, in ms. */
  since: number;
}

/**
 * Returns the documented invoices. All examples share a token, so only the first keeps it; the others are named after
 * their example (`inv_netThirty`).
 */
export function seedInvoices(): InvoiceState {
  const invoices = Object.entries(pages.showInvoice).flatMap(([name, { body }]) =>
    body.invoice ? [[name, copyOf(body.invoice) as Invoice] as const] : [],
  );
  for (const [place, [name, invoice]] of invoices.entries())
    if (place > 0) Object.assign(invoice, { token: `inv_${name}`, invoice_no: `CAT-${1_042 + place}` });
  invoices.push(...HISTORY_INVOICES.map((listed) => ['', invoiceListed(listed)] as const));
  return {
    invoices: Object.fromEntries(invoices.map(([, invoice]) => [invoice.token, invoice])),
    debts: Object.fromEntries(
      invoices.map(([name, invoice]) => [invoice.token, { ...debtOf(invoice), ...receiptOf(name) }]),
    ),
    clearing: {},
  };
}

function invoiceListed({ token, number, date, total, status, summary = '' }: ListedOrder): Invoice {
  const { pastDue, invoiceProcessing, failedTwice, payable } = pages.showInvoice;
  const { invoice } =
    { 'past-due': pastDue, processing: invoiceProcessing, failed: failedTwice }[status as string]?.body ?? payable.body;
  const { name, email } = personOf('expiring').body.subscriber.account;
  const bill = { goods: [], membership: null, giftees: [] };
  const line = { kind: 'personal-subscription', name: summary, quantity: 1, amount: total, shipping: 0, discount: 0 };
  const due_date = invoice.due_date && daysAfter(date, invoice.term ?? 0);
  const own = { token, invoice_no: number, created: date, due_date, name, email, bill, lines: [line], total };
  return { ...(copyOf(invoice) as Invoice), ...(own as Partial<Invoice>), address: null, shipcode: null };
}

function receiptOf(name: string): Pick<Debt, 'receipt'> {
  const { invoicePaid } = pages.showInvoice;
  return name === 'invoicePaid' ? { receipt: invoicePaid.body.receipt } : {};
}

export function debtOf(invoice: Invoice): Debt {
  const { name, email, lines, total, address, shipcode, bill } = invoice;
  const destination = shipcode ? { shipcode, address } : null;
  return { order: { name, email, lines, total, goods: [], destination, bill, effects: deedsOf(invoice) } };
}

function deedsOf(invoice: Invoice): Effect[] {
  return [...subscribedBy(invoice), ...givenBy(invoice)];
}

function subscribedBy({ name, email, shipcode, address, bill: { membership } }: Invoice): Effect[] {
  if (!membership) return [];
  const { phase, medium, level, term } = membership.item;
  const deliverable = deliverableOf({ medium, shipcode: shipcode ?? 'ship-a' });
  const account = accountBy(email);
  const subscribed = (owner: Owner): Effect => ({
    kind: 'subscribe',
    owner,
    cycle: { term, level, deliverable, orderedBy: name, address },
  });
  // A renewal or change for someone without an account here has no effect.
  if (!account) return phase === 'renewal' ? [] : [subscribed({ name, email, password: '' })];
  if (membership.type === 'subscription') return [subscribed({ account: account.ref })];
  return [{ kind: 'change', account: account.ref, token: INES_SUBSCRIPTION, deliverable, level, address }];
}

/** Each gift's message and date come from the invoice line with the same name. */
const givenBy = ({ name, email, lines, bill: { giftees } }: Invoice): Effect[] =>
  giftees.flatMap(({ name: recipient, address, goods }) =>
    goods.flatMap(({ name: given, qty: count }) => {
      const line = lines.find((each) => each.kind === 'gift-subscription' && each.name === given);
      const choice = CHOICES.find((each) => subscriptionName(each) === given);
      if (!line || !choice) return [];
      const { term, level, medium } = choice;
      const { message, deliver_on } = line;
      const note = { ...(message !== undefined && { message }), ...(deliver_on !== undefined && { deliver_on }) };
      const deliverable = deliverableOf({ medium, shipcode: shipcodeTo(address?.country) });
      const giver = { account: accountBy(email)?.ref ?? null, name, email, recipient };
      return [{ kind: 'give' as const, giver, gift: { deliverable, level, term, ...note }, count }];
    }),
  );

const CHOICES = LEVELS.flatMap((level) => MEDIA.flatMap((medium) => TERMS.map((term) => ({ level, medium, term }))));

const accountBy = (email: string) => ACCOUNTS.find((each) => each.email === email);

const ines = personOf('subscriber').body.subscriber;

const HISTORY_INVOICES = documentedHistory('expiring').filter(({ kind }) => kind === 'invoice');

const INES_SUBSCRIPTION = ines.timetable.current_subscription?.info.token ?? '';

const ACCOUNTS = [ines.account, personOf('donor').body.subscriber.account];
