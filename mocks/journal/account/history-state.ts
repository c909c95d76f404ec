import type { ListedOrder } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { refOf } from '../../readers.ts';
import { replies } from '../../replies.ts';

export interface HistoryState {
  /** Receipts and invoices by account reference, oldest first. */
  history: Record<string, Listed[]>;
}

/** A receipt or invoice of an account; documented ones are stored in full. */
export type Listed = Pick<ListedOrder, 'kind' | 'token'> | ListedOrder;

const { newestOrders, oldestOrders, giftOrders } = replies.listOrders;

const HISTORIES = {
  expiring: [...newestOrders.body.orders, ...oldestOrders.body.orders],
  giver: giftOrders.body.orders,
} as const;

export const documentedHistory = (reader: keyof typeof HISTORIES): ListedOrder[] =>
  HISTORIES[reader].map((order): ListedOrder => copyOf(order));

export const seedHistory = (): HistoryState => ({
  history: Object.fromEntries(
    (['expiring', 'giver'] as const).map((reader) => [refOf(reader) ?? '', documentedHistory(reader).toReversed()]),
  ),
});
