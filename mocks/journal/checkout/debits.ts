import type { Desk } from '../desk.ts';
import { owedBy } from '../invoice/invoices.ts';
import { lookUp } from '../look-up.ts';
import { complete, keepMethod } from './settle.ts';

/** How long a bank takes over a debit: days elsewhere, a minute here, in ms. */
export const DEBIT_TAKES = 60_000;

/** Completes the orders whose debits the bank has paid meanwhile. */
export function clearDebits(desk: Desk): void {
  const { state, now } = desk;
  for (const token of Object.keys(state.debts)) {
    const owed = owedBy(state, token);
    const debit = owed?.debt.debit;
    const intent = debit && lookUp(state.intents, debit.intent);
    if (!owed || !intent || now - debit.since < DEBIT_TAKES) continue;
    const receipt = complete(desk, intent.order, intent.method);
    keepMethod(desk, intent);
    intent.status = 'succeeded';
    intent.settled = { status: 'completed', receipt: receipt.token };
    owed.invoice.processing = null;
    owed.debt.debit = undefined;
    owed.debt.receipt = receipt.token;
  }
}
