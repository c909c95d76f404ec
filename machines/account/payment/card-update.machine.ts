import { assign, setup } from 'xstate';
import type { SetupKeys } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { decisionsOf } from '#machines/lib/decision.ts';
import { port } from '#machines/lib/port.ts';
import type { SetupStatus, Unconfirmed } from '#machines/lib/world.ts';
import { typedLine } from '#machines/rules/text/typed.ts';
import {
  afterKeeping,
  afterSetup,
  beginCardUpdate,
  type CardUpdateContext,
  type CardUpdateEnd,
  type CardUpdateInput,
  type KeepCard,
  type KeptCard,
  problemsOf,
  unsure,
} from './card-update-context.ts';

export type CardUpdateEvent =
  | { type: 'name.changed'; name: string }
  | { type: 'form.submitted' }
  | { type: 'card.renewed' };

const decided = decisionsOf<CardUpdateContext>('cardUpdate');

/**
 * Sets up a card or bank account with the provider and saves it on the server. Checks with the provider before it
 * confirms a setup again. A method that is set up but not saved is resent unchanged.
 */
export const cardUpdateMachine = setup({
  types: {
    input: {} as CardUpdateInput,
    context: {} as CardUpdateContext,
    events: {} as CardUpdateEvent,
    output: {} as CardUpdateEnd,
  },
  actors: {
    loadPayment: port<void, { pubkey: string }>('loadPayment'),
    confirmSetup: port<SetupStatus | Unconfirmed, SetupKeys & { returnTo: string }>('confirmSetup'),
    readSetup: port<SetupStatus, SetupKeys>('readSetup'),
    keepCard: port<Result<KeptCard>, KeepCard>('keepCard'),
  },
  guards: {
    isReturning: ({ context }) => context.isReturning,
    isComplete: ({ context }) => context.isReturning || problemsOf(context).length === 0,
  },
  actions: {
    change: assign((_, change: Partial<CardUpdateContext>) => change),
    sayProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    clearProblems: assign({ problems: [] }),
    doubt: assign(() => unsure()),
    sayUnavailable: assign(() => unsure([{ field: 'payment', code: 'paymentUnavailable' }])),
    changeName: assign({ name: (_, name: string) => name }),
  },
  delays: { untilBlocked: 8_000, untilDoubted: 600_000, untilGivenUp: 35_000 },
}).createMachine({
  id: 'cardUpdate',
  initial: 'opening',
  context: ({ input }) => beginCardUpdate(input),
  output: ({ context }) => context.end,
  states: {
    opening: { always: [{ guard: 'isReturning', target: 'verifying' }, { target: 'open' }] },
    open: {
      on: {
        'name.changed': { actions: { type: 'changeName', params: ({ event }) => event.name } },
        'form.submitted': [{ guard: 'isComplete', target: 'confirming' }, { actions: 'sayProblems' }],
      },
    },
    confirming: {
      tags: ['busy'],
      entry: 'clearProblems',
      invoke: {
        src: 'confirmSetup',
        input: ({ context: { keys, address } }) => ({ ...keys, returnTo: address }),
        onDone: decided(afterSetup, 'ended', 'keeping', 'open'),
        onError: 'verifying',
      },
      after: { untilDoubted: 'verifying' },
    },
    verifying: {
      tags: ['busy'],
      entry: 'clearProblems',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadPayment',
            input: ({ context: { keys } }) => ({ pubkey: keys.pubkey }),
            onDone: 'reading',
            onError: { target: '#cardUpdate.unsettled', actions: 'sayUnavailable' },
          },
          after: { untilBlocked: { target: '#cardUpdate.unsettled', actions: 'sayUnavailable' } },
        },
        reading: {
          invoke: {
            src: 'readSetup',
            input: ({ context: { keys, secret } }) => ({ pubkey: keys.pubkey, secret }),
            onDone: decided(afterSetup, 'ended', 'keeping', 'open'),
            onError: { target: '#cardUpdate.unsettled', actions: 'doubt' },
          },
          after: { untilGivenUp: { target: '#cardUpdate.unsettled', actions: 'doubt' } },
        },
      },
    },
    keeping: {
      tags: ['busy'],
      invoke: {
        src: 'keepCard',
        input: ({ context: { name, method, token } }) => ({ name: typedLine(name), method, token }),
        onDone: decided(afterKeeping, 'ended', 'unsettled'),
        onError: { target: 'unsettled', actions: 'doubt' },
      },
      after: { untilGivenUp: { target: 'unsettled', actions: 'doubt' } },
    },
    unsettled: {
      on: {
        'name.changed': { actions: { type: 'changeName', params: ({ event }) => event.name } },
        'form.submitted': [{ guard: 'isComplete', target: 'verifying' }, { actions: 'sayProblems' }],
        'card.renewed': 'ended',
      },
    },
    ended: { type: 'final' },
  },
});
