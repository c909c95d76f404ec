import { assign, setup } from 'xstate';
import type { Done } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';

/** Pauses the mail of a reader. */
export const mailPauseMachine = setup({
  types: {
    context: {} as { problems: Problem[] },
    events: {} as { type: 'form.submitted' },
  },
  actors: { pauseMail: port<Result<Done>, void>('pauseMail') },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'mailPause',
  initial: 'sendable',
  context: { problems: [] },
  states: {
    sendable: { on: { 'form.submitted': 'sending' } },
    sending: {
      tags: ['busy'],
      entry: assign({ problems: [] }),
      invoke: {
        src: 'pauseMail',
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
