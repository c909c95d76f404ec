import { assign, setup } from 'xstate';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from './departure.ts';
import { port } from './port.ts';

/** What came of a confirmed act; `unsure` where no answer tells whether the server has acted. */
export type ConfirmationEnd = 'done' | 'refused' | 'unsure';

/**
 * "Are you sure?": an act that is asked about first, done once, and after which the page is left however it ended, as
 * `departures` say (SHELL-13).
 */
export const createConfirmation = <Output>(id: string, departures: Record<ConfirmationEnd, Departure>) =>
  setup({
    types: {
      context: {} as { end: ConfirmationEnd },
      events: {} as { type: 'act.requested' } | { type: 'act.confirmed' } | { type: 'act.cancelled' },
      output: {} as Departure,
    },
    actors: { act: port<Result<Output>, void>(`${id}: act`) },
    delays: { untilGivenUp: 35_000 },
  }).createMachine({
    id,
    initial: 'idle',
    context: { end: 'unsure' },
    output: ({ context: { end } }) => departures[end],
    states: {
      idle: { on: { 'act.requested': 'asked' } },
      asked: { tags: ['acting'], on: { 'act.confirmed': 'acting', 'act.cancelled': 'idle' } },
      acting: {
        tags: ['acting', 'busy'],
        invoke: {
          src: 'act',
          onDone: { target: 'ended', actions: assign({ end: ({ event }) => endOf(event.output) }) },
          onError: 'ended',
        },
        after: { untilGivenUp: 'ended' },
      },
      ended: { type: 'final' },
    },
  });

function endOf({ kind }: Result<unknown>): ConfirmationEnd {
  if (kind === 'ok') return 'done';
  return kind === 'refused' ? 'refused' : 'unsure';
}
