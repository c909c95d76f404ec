import { assign, setup } from 'xstate';
import type { AddressesReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import { generally, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import type { AddressSlot } from '#machines/rules/address/address-slot.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';

/**
 * The page that deletes the address of one slot: by its button, never by being opened (ADDR-5). Where the slot holds
 * nothing, or the current subscription needs it, there is nothing to press (ADDR-4).
 */
export const addressDeletionMachine = setup({
  types: {
    input: {} as { slot: AddressSlot },
    context: {} as { slot: AddressSlot; problems: Problem[] },
    events: {} as { type: 'form.submitted' },
    output: {} as Departure,
  },
  actors: { deleteAddress: port<Result<AddressesReply>, { shipcode: Shipcode }>('deleteAddress') },
  guards: { canDelete: ({ context: { slot } }) => slot.canDelete },
  actions: { sayFailure: assign({ problems: generally('callFailed') }) },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'addressDeletion',
  initial: 'opening',
  context: ({ input: { slot } }) => ({ slot, problems: [] }),
  output: { visit: '/account/address', notice: 'addressDeleted' },
  states: {
    opening: { always: [{ guard: 'canDelete', target: 'sendable' }, { target: 'closed' }] },
    closed: {},
    sendable: { on: { 'form.submitted': 'sending' } },
    sending: {
      tags: ['busy'],
      entry: assign({ problems: [] }),
      invoke: {
        src: 'deleteAddress',
        input: ({ context: { slot } }) => ({ shipcode: slot.shipcode }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'ok', target: 'completed' },
          { target: 'sendable', actions: assign({ problems: ({ event }) => problemsAfter(event.output) }) },
        ],
        onError: { target: 'sendable', actions: 'sayFailure' },
      },
      after: { untilGivenUp: { target: 'sendable', actions: 'sayFailure' } },
    },
    completed: { type: 'final' },
  },
});
