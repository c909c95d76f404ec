import { assign, setup } from 'xstate';
import type { OrderHistory } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { distinct, withNewest, withOlder } from '#machines/rules/payment/order-history.ts';

export interface HistoryInput {
  history: OrderHistory;
}

interface HistoryContext extends HistoryInput {
  asked: string[];
  /** The position and number of the orders that the latest older page added; undefined before the first. */
  added?: { from: number; count: number };
  problems: Problem[];
}

/** Loads a reader's orders page by page, and silently refetches the newest page when it may be stale. */
export const historyMachine = setup({
  types: {
    input: {} as HistoryInput,
    context: {} as HistoryContext,
    events: {} as { type: 'more.requested' } | { type: 'page.returned' },
  },
  actors: { loadOrders: port<Result<OrderHistory>, { after?: string | undefined }>('loadOrders') },
  guards: { hasMore: ({ context: { history } }) => history.next !== null },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'history',
  initial: 'deciding',
  context: ({ input: { history } }) => ({
    history: { ...history, orders: distinct(history.orders) },
    asked: [],
    problems: [],
  }),
  states: {
    deciding: { always: [{ guard: 'hasMore', target: 'partial' }, { target: 'whole' }] },
    partial: { on: { 'more.requested': 'loading', 'page.returned': 'reading' } },
    whole: { on: { 'page.returned': 'reading' } },
    loading: {
      tags: ['busy'],
      entry: assign({ problems: [] }),
      invoke: {
        src: 'loadOrders',
        input: ({ context: { history } }) => ({ after: history.next ?? undefined }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'deciding',
            actions: assign(({ context, event }) =>
              event.output.kind === 'ok' ? older(context, event.output.output) : {},
            ),
          },
          { target: 'failed', actions: assign({ problems: ({ event }) => problemsAfter(event.output) }) },
        ],
        onError: { target: 'failed', actions: assign({ problems: generalProblem('callFailed') }) },
      },
      after: { untilGivenUp: { target: 'failed', actions: assign({ problems: generalProblem('callFailed') }) } },
    },
    failed: { on: { 'more.requested': 'loading', 'page.returned': 'reading' } },
    reading: {
      on: { 'more.requested': { guard: 'hasMore', target: 'loading' } },
      invoke: {
        src: 'loadOrders',
        input: {},
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'deciding',
            actions: assign(({ context, event }) =>
              event.output.kind === 'ok' ? newest(context, event.output.output) : {},
            ),
          },
          { target: 'deciding' },
        ],
        onError: 'deciding',
      },
      after: { untilGivenUp: 'deciding' },
    },
  },
});

function older({ history, asked }: HistoryContext, page: OrderHistory): Partial<HistoryContext> {
  const all = [...asked, ...(history.next === null ? [] : [history.next])];
  const from = history.orders.length;
  const longer = withOlder(history, page, all);
  return { history: longer, asked: all, added: { from, count: longer.orders.length - from } };
}

function newest({ history, asked }: HistoryContext, page: OrderHistory): Partial<HistoryContext> {
  const fresh = withNewest(history, page);
  // A list that starts over reuses its cursors.
  return { history: fresh, asked: fresh.next === history.next ? asked : [], problems: [] };
}
