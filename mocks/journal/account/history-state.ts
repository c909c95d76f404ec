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

const { newestOrders, oldestOrders, giftOrders } = replies.listOrders;

/** The documented histories: that of Fatima, and that of a giver. */
const HISTORIES = {
  expiring: [...newestOrders.body.orders, ...oldestOrders.body.orders],
  giver: giftOrders.body.orders,
} as const;

/** The documented history of a reader. */
export const documentedHistory = (reader: keyof typeof HISTORIES): ListedOrder[] =>
  HISTORIES[reader].map((order): ListedOrder => copyOf(order));

/** The history of each account before anything happened. */
export const seedHistory = (): HistoryState => ({
  history: Object.fromEntries(
    (['expiring', 'giver'] as const).map((reader) => [refOf(reader) ?? '', documentedHistory(reader).toReversed()]),
  ),
});
