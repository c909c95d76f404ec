import { assign, setup } from 'xstate';
import type { MessageReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';

export interface LinkRenewalInput {
  token: string;
}

/** Requests a new link for an expired one. A lost answer is in doubt, because the mail may have been sent. */
export const linkRenewalMachine = setup({
  types: {
    input: {} as LinkRenewalInput,
    context: {} as LinkRenewalInput & { message?: string; problems: Problem[] },
    events: {} as { type: 'link.requested' },
  },
  actors: { renewLink: port<Result<MessageReply>, LinkRenewalInput>('renewLink') },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'linkRenewal',
  initial: 'offered',
  context: ({ input: { token } }) => ({ token, problems: [] }),
  states: {
    offered: { on: { 'link.requested': 'sending' } },
    sending: {
      tags: ['busy'],
      entry: assign({ problems: [] }),
      invoke: {
        src: 'renewLink',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'sent',
            actions: assign({
              message: ({ event }) => (event.output.kind === 'ok' ? event.output.output.message : undefined),
            }),
          },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'refused',
            actions: assign({ problems: ({ event }) => problemsAfter(event.output) }),
          },
          { target: 'unsure' },
        ],
        onError: 'unsure',
      },
      after: { untilGivenUp: 'unsure' },
    },
    sent: {},
    refused: { on: { 'link.requested': 'sending' } },
    unsure: { on: { 'link.requested': 'sending' } },
  },
});
