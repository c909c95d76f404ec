import { assign, setup } from 'xstate';
import { addressDeletion } from '#machines/account/acts.ts';
import type { AddressesReply, SubscriberReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import type { Outcome, OutcomeEnd } from '#machines/lib/outcome.ts';
import { port } from '#machines/lib/port.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import type { AddressSlot } from '#machines/rules/address/address-slot.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';

/**
 * The page that deletes the address of one slot, on submit and never just by being opened (ADDR-5). Closed if the slot
 * is empty or the current subscription needs it (ADDR-4).
 */
export const addressDeletionMachine = setup({
  types: {
    input: {} as { slot: AddressSlot },
    context: {} as { slot: AddressSlot; problems: Problem[]; outcome: Outcome | undefined },
    events: {} as { type: 'form.submitted' } | { type: 'answer.sought' },
    output: {} as Departure,
  },
  actors: {
    deleteAddress: port<Result<AddressesReply>, { shipcode: Shipcode }>('deleteAddress'),
    readSubscriber: port<Result<SubscriberReply>, void>('readSubscriber'),
  },
  guards: { canDelete: ({ context: { slot } }) => slot.canDelete },
  actions: {
    conclude: assign({ outcome: ({ context: { slot } }, end: OutcomeEnd) => deletionOf(slot.shipcode, end) }),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'addressDeletion',
  initial: 'opening',
  context: ({ input: { slot } }) => ({ slot, problems: [], outcome: undefined }),
  output: ({ context: { slot } }) => ({
    visit: '/account/address',
    notice: deletionOf(slot.shipcode, 'done'),
  }),
  states: {
    opening: { always: [{ guard: 'canDelete', target: 'sendable' }, { target: 'closed' }] },
    closed: {},
    sendable: { on: { 'form.submitted': 'sending' } },
    doubtful: { on: { 'form.submitted': 'sending', 'answer.sought': 'checking' } },
    sending: {
      tags: ['busy'],
      entry: assign({ problems: [], outcome: undefined }),
      invoke: {
        src: 'deleteAddress',
        input: ({ context: { slot } }) => ({ shipcode: slot.shipcode }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'ok', target: 'completed' },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'sendable',
            actions: assign({ problems: ({ event }) => problemsAfter(event.output) }),
          },
          { target: 'doubtful', actions: { type: 'conclude', params: 'unsure' } },
        ],
        onError: { target: 'doubtful', actions: { type: 'conclude', params: 'unsure' } },
      },
      after: { untilGivenUp: { target: 'doubtful', actions: { type: 'conclude', params: 'unsure' } } },
    },
    checking: {
      tags: ['busy', 'checking'],
      invoke: {
        src: 'readSubscriber',
        onDone: [
          {
            guard: ({ context, event: { output } }) =>
              output.kind === 'ok' &&
              addressDeletion.hasTakenEffect(output.output, { shipcode: context.slot.shipcode }) === true,
            target: 'completed',
          },
          {
            guard: ({ event: { output } }) => output.kind === 'ok',
            target: 'sendable',
            actions: { type: 'conclude', params: 'contradicted' },
          },
          { target: 'doubtful', actions: { type: 'conclude', params: 'unsure' } },
        ],
        onError: { target: 'doubtful', actions: { type: 'conclude', params: 'unsure' } },
      },
      after: { untilGivenUp: { target: 'doubtful', actions: { type: 'conclude', params: 'unsure' } } },
    },
    completed: { type: 'final' },
  },
});

export const deletionOf = (shipcode: Shipcode, end: OutcomeEnd): Outcome => ({
  act: 'addressDeletion',
  end,
  facts: { shipcode },
});
