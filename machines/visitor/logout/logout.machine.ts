import { assign, setup } from 'xstate';
import type { Done } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';

export interface LogoutInput {
  after: Departure;
}

/** Ends the session from the logout page or any header, but only on submit (ENTRY-24). */
export const logoutMachine = setup({
  types: {
    input: {} as LogoutInput,
    context: {} as LogoutInput & { problems: Problem[] },
    events: {} as { type: 'form.submitted' },
    output: {} as Departure,
  },
  actors: { endSession: port<Result<Done>, void>('endSession') },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'logout',
  initial: 'sendable',
  context: ({ input: { after } }) => ({ after, problems: [] }),
  output: ({ context: { after } }) => after,
  states: {
    sendable: { on: { 'form.submitted': 'sending' } },
    sending: {
      tags: ['busy'],
      entry: assign({ problems: [] }),
      invoke: {
        src: 'endSession',
        onDone: [
          { guard: ({ event }) => event.output.kind === 'ok', target: 'completed' },
          { target: 'sendable', actions: assign({ problems: ({ event }) => problemsAfter(event.output) }) },
        ],
        onError: { target: 'sendable', actions: assign({ problems: generalProblem('callFailed') }) },
      },
      after: { untilGivenUp: { target: 'sendable', actions: assign({ problems: generalProblem('callFailed') }) } },
    },
    completed: { type: 'final' },
  },
});
