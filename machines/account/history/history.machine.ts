import { assign, setup } from 'xstate';
import type { OrderHistory } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';
import { generally, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { distinct, withNewest, withOlder } from '#machines/rules/payment/order-history.ts';

/** The newest page, as the page data bring it. */
export interface HistoryInput {
  history: OrderHistory;
}

interface HistoryContext extends HistoryInput {
  /** How many orders were shown before the latest older page; undefined before the first. */
  before?: number;
  problems: Problem[];
}

/** What a reader bought, a page at a time; the newest page is read again where it may be stale, without a word. */
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
  context: ({ input: { history } }) => ({ history: { ...history, orders: distinct(history.orders) }, problems: [] }),
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
            actions: assign(({ context: { history }, event }) =>
              event.output.kind === 'ok'
                ? { history: withOlder(history, event.output.output), before: history.orders.length }
                : {},
            ),
          },
          { target: 'failed', actions: assign({ problems: ({ event }) => problemsAfter(event.output) }) },
        ],
        onError: { target: 'failed', actions: assign({ problems: generally('callFailed') }) },
      },
      after: { untilGivenUp: { target: 'failed', actions: assign({ problems: generally('callFailed') }) } },
    },
    failed: { on: { 'more.requested': 'loading' } },
    reading: {
      on: { 'more.requested': { guard: 'hasMore', target: 'loading' } },
      invoke: {
        src: 'loadOrders',
        input: {},
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'deciding',
            actions: assign(({ context: { history }, event }) =>
              event.output.kind === 'ok' ? { history: withNewest(history, event.output.output) } : {},
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
