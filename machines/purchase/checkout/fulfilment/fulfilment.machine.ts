import { assign, setup } from 'xstate';
import type { Deposits, Fulfilment, Settled } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';

/** How many times fulfilment is polled before the order times out (POLL-2). */
export const POLL_LIMIT = 100;

/** How the wait for fulfilment ended; `broken` if the server refused or its answer was unreadable (POLL-6). */
export type FulfilmentOutcome =
  | { kind: 'settled'; settled: Settled }
  | { kind: 'unpaid' }
  | { kind: 'verifying'; deposits: Deposits }
  | { kind: 'timedOut' }
  | { kind: 'broken'; isSignedOut?: boolean };

/** The intent to poll. `reset` is sent until the first answer of a new try on the same intent. */
export interface ReadFulfilment {
  intent: string;
  reset: boolean;
}

/** `deposits`: those that the provider says the payment waits for. */
interface FulfilmentInput extends ReadFulfilment {
  deposits?: Deposits | undefined;
}

/** Waits for a paid order to be fulfilled: polls once a second, up to a hundred times. Unanswered polls count. */
export const fulfilmentMachine = setup({
  types: {
    input: {} as FulfilmentInput,
    context: {} as FulfilmentInput & { polls: number; connected: boolean; outcome: FulfilmentOutcome },
    output: {} as FulfilmentOutcome,
  },
  actors: { readFulfilment: port<Result<Fulfilment>, ReadFulfilment>('readFulfilment') },
  guards: { isLastPoll: ({ context }) => context.polls === POLL_LIMIT },
  actions: {
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    connect: assign({ connected: true, reset: false }),
    loseConnection: assign({ connected: false }),
    end: assign({ outcome: (_, outcome: FulfilmentOutcome) => outcome }),
  },
  delays: { betweenPolls: 1_000, untilDoubt: 5_000, untilGivenUp: 35_000 },
}).createMachine({
  id: 'fulfilment',
  initial: 'polling',
  context: ({ input }) => ({ ...input, polls: 0, connected: true, outcome: { kind: 'timedOut' } }),
  output: ({ context }) => context.outcome,
  states: {
    polling: {
      entry: 'countPoll',
      invoke: {
        src: 'readFulfilment',
        input: ({ context: { intent, reset } }) => ({ intent, reset }),
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'unanswered',
            target: 'polled',
            actions: 'loseConnection',
          },
          {
            guard: ({ context: { deposits }, event: { output } }) =>
              output.kind === 'ok' && output.output.status === 'in-progress' && deposits === undefined,
            target: 'polled',
            actions: 'connect',
          },
          {
            target: 'ended',
            actions: { type: 'end', params: ({ context, event }) => outcomeOf(event.output, context) },
          },
        ],
        onError: { target: 'ended', actions: { type: 'end', params: { kind: 'broken' } } },
      },
      after: {
        untilDoubt: { actions: 'loseConnection' },
        untilGivenUp: 'polled',
      },
    },
    polled: { always: [{ guard: 'isLastPoll', target: 'ended' }, { target: 'waiting' }] },
    waiting: { after: { betweenPolls: 'polling' } },
    ended: { type: 'final' },
  },
});

function outcomeOf(result: Result<Fulfilment>, { deposits = {} }: FulfilmentInput): FulfilmentOutcome {
  if (result.kind !== 'ok') {
    const isSignedOut = result.kind === 'refused' && result.refusal.status === 401;
    return { kind: 'broken', ...(isSignedOut && { isSignedOut }) };
  }
  const { output } = result;
  switch (output.status) {
    case 'completed':
    case 'processing':
      return { kind: 'settled', settled: output };
    case 'unpaid':
      return { kind: 'unpaid' };
    case 'verifying':
      return { kind: 'verifying', deposits: output.deposits ?? deposits };
    case 'in-progress':
      return { kind: 'verifying', deposits };
  }
}
