import { assign, setup } from 'xstate';
import type { AddressesReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import { generally } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import type { Address } from '#machines/rules/address/address.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';
import {
  type AddressContext,
  type AddressEvent,
  type AddressInput,
  afterSaving,
  beginAddress,
  chooseCountry,
  problemsOf,
  settle,
  slotOf,
  type,
} from './address-context.ts';

/** An address on its way to its slot; by a mailed link where there is a token (ADDR-25). */
export interface AddressToSave {
  shipcode: Shipcode;
  address: Address;
  token?: string;
}

/**
 * The change-address page: three slots, and a form that adds or updates the address of one that the subscription needs
 * (ADDR-1, ADDR-8). Where an address was deleted the page loads anew (ADDR-5).
 */
export const addressMachine = setup({
  types: {
    input: {} as AddressInput,
    context: {} as AddressContext,
    events: {} as AddressEvent,
    output: {} as Departure,
    children: {} as { shipping: 'shipping' },
  },
  actors: {
    shipping: shippingMachine,
    saveAddress: port<Result<AddressesReply>, AddressToSave>('saveAddress'),
    deleteAddress: port<Result<AddressesReply>, { shipcode: Shipcode }>('deleteAddress'),
  },
  actions: {
    sayProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    sayFailure: assign({ problems: generally('callFailed') }),
    clearProblems: assign({ problems: [] }),
  },
  guards: { isComplete: ({ context }) => problemsOf(context).length === 0 },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'address',
  initial: 'open',
  context: ({ input }) => beginAddress(input),
  output: { reload: true, notice: 'addressDeleted' },
  invoke: {
    src: 'shipping',
    id: 'shipping',
    input: {},
    onDone: { actions: assign(({ context, event }) => settle(context, event.output)) },
    onError: {},
  },
  states: {
    open: {
      initial: 'sendable',
      states: { sendable: {}, completed: {} },
      on: {
        'category.chosen': {
          guard: ({ context, event }) => slotOf(context, event.shipcode)?.isNeeded === true,
          target: '.sendable',
          actions: ['clearProblems', assign({ shipcode: ({ event }) => event.shipcode })],
        },
        'field.changed': {
          target: '.sendable',
          actions: assign(({ context, event }) => type(context, event.field, event.value)),
        },
        'country.chosen': {
          target: '.sendable',
          actions: assign(({ context, event }) => chooseCountry(context, event.code)),
        },
        'deletion.requested': {
          guard: ({ context, event }) => slotOf(context, event.shipcode)?.canDelete === true,
          target: 'deleting',
          actions: assign({ deleting: ({ event }) => event.shipcode }),
        },
        'form.submitted': [
          { guard: 'isComplete', target: 'sending' },
          { target: '.sendable', actions: 'sayProblems' },
        ],
      },
    },
    sending: {
      tags: ['busy'],
      entry: 'clearProblems',
      invoke: {
        src: 'saveAddress',
        input: ({ context }) => toSave(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'open.completed',
            actions: assign(({ context, event: { output } }) =>
              output.kind === 'ok' ? afterSaving(context, output.output) : {},
            ),
          },
          { target: 'open', actions: assign({ problems: ({ event }) => problemsAfter(event.output) }) },
        ],
        onError: { target: 'open', actions: 'sayFailure' },
      },
      after: { untilGivenUp: { target: 'open', actions: 'sayFailure' } },
    },
    deleting: {
      tags: ['busy'],
      entry: 'clearProblems',
      invoke: {
        src: 'deleteAddress',
        input: ({ context: { deleting } }) => ({ shipcode: deleting as Shipcode }), // it was asked for
        onDone: [
          { guard: ({ event }) => event.output.kind === 'ok', target: 'deleted' },
          { target: 'open', actions: assign({ problems: ({ event }) => problemsAfter(event.output) }) },
        ],
        onError: { target: 'open', actions: 'sayFailure' },
      },
      after: { untilGivenUp: { target: 'open', actions: 'sayFailure' } },
    },
    deleted: { type: 'final' },
  },
});

function toSave({ shipcode, drafts, token }: AddressContext): AddressToSave {
  const chosen = shipcode as Shipcode; // a form without a slot is not complete
  return { shipcode: chosen, address: trimmed(drafts[chosen]), token };
}
