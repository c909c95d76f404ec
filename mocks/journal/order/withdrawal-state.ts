import type { WithdrawableOrder, Withdrawal } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { replies, requests } from '../../replies.ts';

export interface WithdrawalState {
  /** The declarations about each order, by its number in upper case, oldest first. */
  withdrawals: Record<string, Withdrawal[]>;
  /** The documented orders, by number. All others follow from their receipts. */
  withdrawable: Record<string, DocumentedOrder>;
  /** The token of the subscription that each receipt began. */
  begun: Record<string, string>;
}

export interface DocumentedOrder extends WithdrawableOrder {
  email: string;
}

export const seedWithdrawals = (): WithdrawalState => ({
  withdrawals: {},
  withdrawable: documentedOrders(
    [replies.findOrder.withdrawable, replies.findOrder.nothingLeft].map(({ body }): WithdrawableOrder => copyOf(body)),
    requests.findOrder.byNumber.body.email,
  ),
  begun: {},
});

export const documentedOrders = (
  orders: readonly WithdrawableOrder[],
  email: string,
): Record<string, DocumentedOrder> => Object.fromEntries(orders.map((order) => [order.number, { ...order, email }]));
