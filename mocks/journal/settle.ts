import type { Invoice, Receipt, Settled } from '#machines/api/contract.ts';
import { takeFromStock } from './catalogue.ts';
import { type Desk, dayOf } from './desk.ts';
import type { Intent, PricedOrder } from './state.ts';

/** Ends a paid intent with its receipt, or one whose debit is under way with its invoice; once, however often it is asked. */
export function settle(desk: Desk, intent: Intent): Settled {
  intent.settled ??= intent.status === 'processing' ? invoice(desk, intent) : completed(desk, intent.order);
  return intent.settled;
}

/** Fulfils an order: goods leave the stock, the reader has an account, and the receipt can be read. */
export function fulfil(desk: Desk, order: PricedOrder): Receipt {
  take(desk, order);
  const { name, email, lines, total } = order;
  const receipt: Receipt = { token: desk.newId('rcp_'), created: dayOf(desk.now), name, email, lines, total };
  desk.state.receipts[receipt.token] = receipt;
  return receipt;
}

const completed = (desk: Desk, order: PricedOrder): Settled => ({
  status: 'completed',
  receipt: fulfil(desk, order).token,
});

function invoice(desk: Desk, { order, returned }: Intent): Settled {
  take(desk, order);
  const { name, email, destination, bill, lines, total } = order;
  const created = dayOf(desk.now);
  const invoice: Invoice = {
    token: desk.newId('inv_'),
    invoice_no: `CAT-${1_000 + Object.keys(desk.state.invoices).length + 1}`,
    created,
    name,
    email,
    billed_to: null,
    email_to: null,
    address: destination?.address ?? null,
    shipcode: destination?.shipcode ?? null,
    term: null,
    due_date: null,
    accepted_payments: 'all',
    bill,
    processing: returned ? null : { since: created },
    failures: returned ? [{ data: { msg: returned } }] : [],
    lines,
    total,
  };
  desk.state.invoices[invoice.token] = invoice;
  return { status: 'processing', invoice: invoice.token };
}

function take({ state }: Desk, { goods, email }: PricedOrder): void {
  for (const { ref, quantity } of goods) takeFromStock(state, ref, quantity);
  if (!state.accounts.includes(email.toLowerCase())) state.accounts.push(email.toLowerCase());
}
