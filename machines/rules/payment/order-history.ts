import type { ListedOrder, OrderHistory } from '#machines/api/contract.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { landingFor } from './landing.ts';

/** Appends an older page. `asked` holds the cursors requested so far. Updates orders that are already listed. */
export function withOlder(known: OrderHistory, older: OrderHistory, asked: readonly string[]): OrderHistory {
  const orders = updated(known.orders, older.orders);
  const fresh = distinct(older.orders).filter((order) => !known.orders.some((each) => isSame(each, order)));
  // A repeated cursor would loop forever.
  const leadsBack = older.next !== null && asked.includes(older.next);
  return { orders: [...orders, ...fresh], next: leadsBack ? null : older.next };
}

/** Merges a fresh newest page. If it does not overlap the known orders, it replaces them, since orders between them may be missing. */
export function withNewest(known: OrderHistory, newest: OrderHistory): OrderHistory {
  const orders = distinct(newest.orders);
  const rest = known.orders.filter((order) => !orders.some((each) => isSame(each, order)));
  return rest.length < known.orders.length ? { orders: [...orders, ...rest], next: known.next } : { ...newest, orders };
}

/** Removes repeated orders. A receipt and an invoice with the same token are two orders. */
export const distinct = (orders: readonly ListedOrder[]): ListedOrder[] =>
  orders.filter((order, at) => orders.findIndex((each) => isSame(each, order)) === at);

/** Returns the path of a receipt or invoice; undefined if the token is not safe in a path. */
export function orderPath({ kind, token }: Pick<ListedOrder, 'kind' | 'token'>): string | undefined {
  if (!isPathValue(kind, token)) return undefined;
  return landingFor(
    kind === 'receipt' ? { status: 'completed', receipt: token } : { status: 'processing', invoice: token },
  );
}

const updated = (orders: readonly ListedOrder[], by: readonly ListedOrder[]): ListedOrder[] =>
  orders.map((order) => by.find((each) => isSame(each, order)) ?? order);

const isSame = (one: ListedOrder, other: ListedOrder): boolean => one.kind === other.kind && one.token === other.token;
