import { assign, setup } from 'xstate';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from './departure.ts';
import { type Act, type Facts, type Outcome, outcomeOf } from './outcome.ts';
import { port } from './port.ts';

export interface ActToConfirm {
  act: Act;
  facts?: Facts;
}

/** An "Are you sure?" machine: confirms an act, runs it once and leaves the page whatever the outcome (SHELL-13). */
export const createConfirmation = <Output>(id: string, departure: Departure) =>
  setup({
    types: {
      context: {} as { asked: ActToConfirm | undefined; outcome: Outcome | undefined },
      events: {} as
        | { type: 'confirmation.requested'; asked: ActToConfirm }
        | { type: 'confirmation.given' }
        | { type: 'confirmation.cancelled' },
      output: {} as Departure,
    },
    actors: { act: port<Result<Output>, ActToConfirm>(`${id}: act`) },
    actions: {
      conclude: assign({
        outcome: ({ context: { asked } }, result: Result<Output>) => asked && outcomeOf(asked.act, result, asked.facts),
      }),
    },
    delays: { untilGivenUp: 35_000 },
  }).createMachine({
    id,
    initial: 'idle',
    context: { asked: undefined, outcome: undefined },
    output: ({ context: { outcome } }) => ({ ...departure, notice: outcome }),
    states: {
      idle: {
        on: { 'confirmation.requested': { target: 'asked', actions: assign({ asked: ({ event }) => event.asked }) } },
      },
      asked: { tags: ['acting'], on: { 'confirmation.given': 'acting', 'confirmation.cancelled': 'idle' } },
      acting: {
        tags: ['acting', 'busy'],
        invoke: {
          src: 'act',
          input: ({ context: { asked } }) => asked as ActToConfirm, // it is confirmed after it was asked for
          onDone: { target: 'ended', actions: { type: 'conclude', params: ({ event }) => event.output } },
          onError: { target: 'ended', actions: { type: 'conclude', params: UNANSWERED } },
        },
        after: { untilGivenUp: { target: 'ended', actions: { type: 'conclude', params: UNANSWERED } } },
      },
      ended: { type: 'final' },
    },
  });

const UNANSWERED = { kind: 'unanswered' } as const;
