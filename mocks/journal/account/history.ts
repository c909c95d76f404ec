import type { Invoice, ListedOrder, OrderHistory, OrderLine, Receipt } from '#machines/api/contract.ts';
import { isPastDue } from '#machines/rules/payment/invoice.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import type { PricedOrder } from '../order/order.ts';
import { lookUp } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { shownAccount } from './accounts.ts';
import type { Listed } from './history-state.ts';

export const historyHandlers = { listOrders } satisfies Partial<Handlers>;

/** Adds an order's document to the buyer's history; no-op for a guest. */
export function list(context: Context, { account = context.opened }: PricedOrder, listed: Listed): void {
  if (account === undefined) return;
  const history = lookUp(context.state.history, account) ?? [];
  if (!history.some(({ token }) => token === listed.token)) context.state.history[account] = [...history, listed];
}

/** Returns the token of the invoice that an order pays. The invoice remains the order's document. */
export const invoiceOf = ({ effects }: PricedOrder): string | undefined => {
  const effect = effects.find(({ kind }) => kind === 'pay-invoice');
  return effect?.kind === 'pay-invoice' ? effect.token : undefined;
};

/** Returns the newest orders of an account, or those after a position. Positions count from 1, oldest order first. */
export function historyOf({ state, now }: Context, account: string, { after = 0, limit = 10 } = {}): OrderHistory {
  const history = lookUp(state.history, account) ?? [];
  const placed = history
    .flatMap((listed, at) => {
      const order = listedOrder(state, listed, now);
      return order ? [{ place: at + 1, order }] : [];
    })
    .toReversed()
    .toSorted((one, other) => other.order.date.localeCompare(one.order.date));
  const start = placed.findIndex(({ place }) => place === after) + 1;
  const page = placed.slice(start, start + limit);
  const last = start + limit < placed.length ? page.at(-1) : undefined;
  return { orders: page.map(({ order }) => order), next: last ? `ord_${last.place}` : null };
}

export function listedReceipt({ state }: Context, token: string): Receipt | undefined {
  for (const [ref, history] of Object.entries(state.history)) {
    const listed = history.find((each) => each.kind === 'receipt' && each.token === token);
    const reader = lookUp(state.accounts, ref)?.subscriber.account;
    if (!listed || !reader || !('total' in listed)) continue;
    const { date, number, total, summary = '' } = listed;
    const line = { name: summary, quantity: 1, amount: total, shipping: 0, discount: 0 };
    return {
      token,
      ...(number !== undefined && { number }),
      created: date,
      name: reader.name,
      email: reader.email,
      lines: [{ kind: kindOf(summary), ...line }],
      total,
    };
  }
  return undefined;
}

function listOrders(context: Context, { query }: Call): AnswerTo<'listOrders'> {
  const account = shownAccount(context, query)?.subscriber.account.ref;
  if (account === undefined) return replies.listOrders.signedOut;
  const [after, limit] = [query?.get('after') ?? undefined, Number(query?.get('limit') ?? 10)];
  const place = after === undefined ? 0 : Number(/^ord_([1-9]\d{0,8})$/.exec(after)?.[1]);
  const isKnown = place <= (lookUp(context.state.history, account)?.length ?? 0);
  if (!isKnown || !Number.isInteger(limit) || limit < 1 || limit > 100) return replies.listOrders.unknownCursor;
  return privateReply(historyOf(context, account, { after: place, limit }));
}

function listedOrder({ receipts, invoices, debts }: Context['state'], listed: Listed, now: number) {
  const { kind, token } = listed;
  if (kind === 'invoice') {
    const invoice = lookUp(invoices, token);
    return invoice && ofInvoice(invoice, lookUp(debts, token)?.receipt !== undefined, now);
  }
  const receipt = lookUp(receipts, token);
  return receipt ? ofReceipt(receipt) : 'total' in listed ? listed : undefined;
}

const ofReceipt = ({ token, number, created, total, lines }: Receipt): ListedOrder => ({
  kind: 'receipt',
  token,
  ...(number !== undefined && { number }),
  date: created,
  total,
  status: 'paid',
  summary: summaryOf(lines),
});

function ofInvoice(invoice: Invoice, isPaid: boolean, now: number): ListedOrder {
  const { token, invoice_no: number, created: date, total, lines } = invoice;
  return {
    kind: 'invoice',
    token,
    number,
    date,
    total,
    status: statusOf(invoice, isPaid, now),
    summary: summaryOf(lines),
  };
}

function statusOf(invoice: Invoice, isPaid: boolean, now: number): ListedOrder['status'] {
  if (isPaid) return 'paid';
  if (invoice.processing !== null) return 'processing';
  if (invoice.failures.length > 0) return 'failed';
  return isPastDue(invoice, now) ? 'past-due' : 'due';
}

function summaryOf(lines: readonly OrderLine[]): string {
  const [first] = lines;
  return first ? `${first.name}${lines.length > 1 ? ` and ${lines.length - 1} more` : ''}` : '';
}

function kindOf(summary: string): OrderLine['kind'] {
  if (/gift/.test(summary)) return 'gift-subscription';
  if (/donation/i.test(summary)) return 'donation-item';
  return /^St(?:andard|udent)/.test(summary) ? 'personal-subscription' : 'basic-product';
}
