import type { ListedOrder, OrderHistory } from '#machines/api/contract.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { landingFor } from './landing.ts';

/**
 * The history with an older page below, for the cursors that were asked with so far; an order that is listed already is not
 * listed again, and its newer status counts.
 */
export function withOlder(known: OrderHistory, older: OrderHistory, asked: readonly string[]): OrderHistory {
  const orders = updated(known.orders, older.orders);
  const fresh = distinct(older.orders).filter((order) => !known.orders.some((each) => isSame(each, order)));
  // A server whose cursors lead back would never come to an end.
  const leadsBack = older.next !== null && asked.includes(older.next);
  return { orders: [...orders, ...fresh], next: leadsBack ? null : older.next };
}

/** The history with its newest page read anew; where the two do not meet, only what was read is known to be whole. */
export function withNewest(known: OrderHistory, newest: OrderHistory): OrderHistory {
  const orders = distinct(newest.orders);
  const rest = known.orders.filter((order) => !orders.some((each) => isSame(each, order)));
  return rest.length < known.orders.length ? { orders: [...orders, ...rest], next: known.next } : { ...newest, orders };
}

/** Each order once. */
export const distinct = (orders: readonly ListedOrder[]): ListedOrder[] =>
  orders.filter((order, at) => orders.findIndex((each) => isSame(each, order)) === at);

/** The page of a receipt or invoice; undefined for a token that must not reach an address. */
export function orderPath({ kind, token }: Pick<ListedOrder, 'kind' | 'token'>): string | undefined {
  if (!isPathValue(kind, token)) return undefined;
  return landingFor(
    kind === 'receipt' ? { status: 'completed', receipt: token } : { status: 'processing', invoice: token },
  );
}

const updated = (orders: readonly ListedOrder[], by: readonly ListedOrder[]): ListedOrder[] =>
  orders.map((order) => by.find((each) => isSame(each, order)) ?? order);

const isSame = (one: ListedOrder, other: ListedOrder): boolean => one.kind === other.kind && one.token === other.token;
