import { assign, setup } from 'xstate';
import { addressChange, addressDeletion } from '#machines/account/acts.ts';
import type { AddressesReply, SubscriberReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import type { Outcome, OutcomeEnd } from '#machines/lib/outcome.ts';
import { port } from '#machines/lib/port.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { shippingMachine } from '#machines/purchase/checkout/shipping/shipping.machine.ts';
import type { Address } from '#machines/rules/address/address.ts';
import { ADDRESS_LINES, typedAddress } from '#machines/rules/address/address.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
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
import { deletionOf } from './address-deletion.machine.ts';

/** An address to save in a slot. A token identifies the account of a mailed link (ADDR-25). */
export interface AddressToSave {
  shipcode: Shipcode;
  address: Address;
  token?: string;
}

/**
 * The change-address page: three slots, and a form for each one that the subscription needs (ADDR-1, ADDR-8). Reloads
 * the page after a deletion (ADDR-5).
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
    readSubscriber: port<Result<SubscriberReply>, void>('readSubscriber'),
  },
  actions: {
    sayProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    clearProblems: assign({ problems: [], outcome: undefined }),
    clearOutcome: assign({ outcome: undefined }),
    doubtSaving: assign(({ context }) => ({ outcome: savingOf(context, 'unsure') })),
    doubtDeletion: assign(({ context: { deleting } }) => ({
      outcome: deletionOf(deleting as Shipcode, 'unsure'), // it was asked for
    })),
    conclude: assign({ outcome: ({ context: { outcome } }, end: OutcomeEnd) => outcome && { ...outcome, end } }),
  },
  guards: { isComplete: ({ context }) => problemsOf(context).length === 0 },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'address',
  initial: 'open',
  context: ({ input }) => beginAddress(input),
  output: ({ context: { deleting } }) => ({
    reload: true,
    notice: deletionOf(deleting as Shipcode, 'done'), // the page is left after a deletion alone
  }),
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
      states: { sendable: {}, completed: {}, doubtful: { on: { 'answer.sought': '#address.checking' } } },
      on: {
        'category.chosen': {
          guard: ({ context, event }) => slotOf(context, event.shipcode)?.isNeeded === true,
          target: '.sendable',
          actions: ['clearProblems', assign({ shipcode: ({ event }) => event.shipcode })],
        },
        'field.changed': {
          target: '.sendable',
          actions: ['clearOutcome', assign(({ context, event }) => type(context, event.field, event.value))],
        },
        'country.chosen': {
          target: '.sendable',
          actions: ['clearOutcome', assign(({ context, event }) => chooseCountry(context, event.code))],
        },
        'deletion.requested': {
          guard: ({ context, event }) => slotOf(context, event.shipcode)?.canDelete === true,
          target: 'deleting',
          actions: assign({ deleting: ({ event }) => event.shipcode }),
        },
        'form.submitted': [
          { guard: 'isComplete', target: 'sending' },
          { target: '.sendable', actions: ['clearOutcome', 'sayProblems'] },
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
              output.kind === 'ok'
                ? { ...afterSaving(context, output.output), outcome: savingOf(context, 'done') }
                : {},
            ),
          },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'open',
            actions: assign({ problems: ({ event }) => problemsAfter(event.output) }),
          },
          { target: 'open.doubtful', actions: 'doubtSaving' },
        ],
        onError: { target: 'open.doubtful', actions: 'doubtSaving' },
      },
      after: { untilGivenUp: { target: 'open.doubtful', actions: 'doubtSaving' } },
    },
    deleting: {
      tags: ['busy'],
      entry: 'clearProblems',
      invoke: {
        src: 'deleteAddress',
        input: ({ context: { deleting } }) => ({ shipcode: deleting as Shipcode }), // it was asked for
        onDone: [
          { guard: ({ event }) => event.output.kind === 'ok', target: 'deleted' },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'open',
            actions: assign({ problems: ({ event }) => problemsAfter(event.output) }),
          },
          { target: 'open.doubtful', actions: 'doubtDeletion' },
        ],
        onError: { target: 'open.doubtful', actions: 'doubtDeletion' },
      },
      after: { untilGivenUp: { target: 'open.doubtful', actions: 'doubtDeletion' } },
    },
    checking: {
      tags: ['busy', 'checking'],
      invoke: {
        src: 'readSubscriber',
        onDone: [
          {
            guard: ({ context, event: { output } }) =>
              context.outcome?.act === 'addressDeletion' && isFoundDone(context, output),
            target: 'deleted',
          },
          {
            guard: ({ context, event: { output } }) => isFoundDone(context, output),
            target: 'open.completed',
            actions: [
              { type: 'conclude', params: 'done' },
              assign(({ context, event: { output } }) =>
                output.kind === 'ok' ? afterSaving(context, output.output.subscriber.account) : {},
              ),
            ],
          },
          {
            guard: ({ event: { output } }) => output.kind === 'ok',
            target: 'open',
            actions: { type: 'conclude', params: 'contradicted' },
          },
          { target: 'open.doubtful', actions: { type: 'conclude', params: 'unsure' } },
        ],
        onError: { target: 'open.doubtful', actions: { type: 'conclude', params: 'unsure' } },
      },
      after: { untilGivenUp: { target: 'open.doubtful', actions: { type: 'conclude', params: 'unsure' } } },
    },
    deleted: { type: 'final' },
  },
});

function toSave({ shipcode, drafts, token }: AddressContext): AddressToSave {
  const chosen = shipcode as Shipcode; // A form without a slot is never complete.
  return { shipcode: chosen, address: typedAddress(drafts[chosen]), token };
}

function savingOf(context: AddressContext, end: OutcomeEnd): Outcome {
  const { shipcode, address } = toSave(context);
  const lines = ADDRESS_LINES.flatMap((line) => (address[line] ? [[line, address[line]]] : []));
  return { act: 'addressChange', end, facts: { shipcode, ...Object.fromEntries(lines) } };
}

function isFoundDone({ outcome }: AddressContext, result: Result<SubscriberReply>): boolean {
  if (!outcome || result.kind !== 'ok') return false;
  const { hasTakenEffect } = outcome.act === 'addressDeletion' ? addressDeletion : addressChange;
  return hasTakenEffect(result.output, outcome.facts ?? {}) === true;
}
