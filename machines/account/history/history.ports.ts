import { read } from '#machines/api/reply.ts';
import { OrderHistory } from '#machines/api/schemas/account/OrderHistory.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { historyMachine } from './history.machine.ts';

/** Loads the orders after a cursor, or the newest page without one. */
export const history = flow(historyMachine, ({ api }) => ({
  loadOrders: answer(({ input: { after }, signal }) =>
    read(api.GET('/api/account/orders', { params: { query: { after } }, signal }), OrderHistory),
  ),
}));
