import type { ListedOrder } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { refOf } from '../../readers.ts';
import { replies } from '../../replies.ts';

/** What the journal knows of orders by account. */
export interface HistoryState {
  /** The receipts and invoices of each account, by its reference, the oldest first. */
  history: Record<string, Listed[]>;
}

/** A receipt or invoice of an account; one of the documents says itself what it is. */
export type Listed = Pick<ListedOrder, 'kind' | 'token'> | ListedOrder;

/** The documented history, which is that of Fatima. */
export const documentedHistory = (): ListedOrder[] =>
  [...replies.listOrders.newestOrders.body.orders, ...replies.listOrders.oldestOrders.body.orders].map(
    (order): ListedOrder => copyOf(order),
  );

/** The history of each account before anything happened. */
export const seedHistory = (): HistoryState => ({
  history: { [refOf('expiring') ?? '']: documentedHistory().toReversed() },
});
