import { assign, setup } from 'xstate';
import type { AddressToSave } from '#machines/account/address/address.machine.ts';
import type { AddressesReply, SubscriptionReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { createLoading } from '#machines/lib/loading.ts';
import { port } from '#machines/lib/port.ts';
import { generally, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';

/** One subscription, read again after it was changed (SUBS-12). */
export const subscriptionInfoMachine = createLoading<SubscriptionReply>('subscriptionInfo');

/** The address that a subscription is sent to, and the subscription's token. */
export interface DeliveryAddress {
  address: AddressToSave;
  token: string;
}

/** What came of it: refused, and why; or saved, and the subscription as it is now. */
export type DeliveryAddressEnd =
  | { kind: 'refused'; problems: Problem[] }
  | { kind: 'saved'; reply: AddressesReply; info: SubscriptionReply };

/** Saves the address that a subscription is sent to, once, and reads the subscription again. */
export const deliveryAddressMachine = setup({
  types: {
    input: {} as DeliveryAddress,
    context: {} as DeliveryAddress & { problems: Problem[]; reply?: AddressesReply; info?: SubscriptionReply },
    output: {} as DeliveryAddressEnd,
    children: {} as { info: 'info' },
  },
  actors: {
    saveAddress: port<Result<AddressesReply>, AddressToSave>('saveAddress'),
    info: subscriptionInfoMachine,
  },
  actions: { sayFailure: assign({ problems: generally('callFailed') }) },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'deliveryAddress',
  initial: 'saving',
  context: ({ input }) => ({ ...input, problems: [] }),
  output: ({ context: { problems, reply, info } }) =>
    reply && info ? { kind: 'saved', reply, info } : { kind: 'refused', problems },
  states: {
    saving: {
      tags: ['busy'],
      invoke: {
        src: 'saveAddress',
        input: ({ context }) => context.address,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'reading',
            actions: assign({
              reply: ({ event }) => (event.output.kind === 'ok' ? event.output.output : undefined),
            }),
          },
          { target: 'ended', actions: assign({ problems: ({ event }) => problemsAfter(event.output) }) },
        ],
        onError: { target: 'ended', actions: 'sayFailure' },
      },
      after: { untilGivenUp: { target: 'ended', actions: 'sayFailure' } },
    },
    reading: {
      invoke: {
        src: 'info',
        id: 'info',
        input: ({ context: { token } }) => ({ key: token }),
        onDone: { target: 'ended', actions: assign({ info: ({ event }) => event.output }) },
        onError: { target: 'ended', actions: 'sayFailure' },
      },
    },
    ended: { type: 'final' },
  },
});
