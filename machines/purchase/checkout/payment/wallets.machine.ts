import { assign, setup } from 'xstate';
import { port } from '#machines/lib/port.ts';
import type { Zone } from '#machines/rules/address/shipping.ts';

/** `zone` limits the countries of the address; undefined if nothing ships. */
export interface WalletsInput {
  zone?: Zone;
}

/** Why a wallet did not pay: the sheet was closed, the address is outside the shipping category, or the order changed meanwhile. */
export type WalletNote = 'cancelled' | 'abroad' | 'changed';

interface WalletsContext extends WalletsInput {
  countries?: string[];
  note?: WalletNote;
}

/** Offers the browser's wallets above the payment form. A wallet that loads late is not offered, so that the layout never shifts. */
export const walletsMachine = setup({
  types: {
    input: {} as WalletsInput,
    context: {} as WalletsContext,
    events: {} as
      | { type: 'wallets.found'; isOffered: boolean }
      | { type: 'wallets.failed' }
      | { type: 'sheet.opened' }
      | { type: 'sheet.cancelled' }
      | { type: 'address.chosen'; country: string }
      | { type: 'payment.authorized' }
      | { type: 'payment.outdated' }
      | { type: 'payment.ended' },
  },
  actors: { readCountries: port<string[], { zone: Zone }>('readCountries') },
  guards: {
    ships: ({ context }) => context.zone !== undefined,
    isOffered: ({ event }) => event.type === 'wallets.found' && event.isOffered,
    isAbroad: ({ context: { countries }, event }) =>
      event.type === 'address.chosen' && !(countries?.includes(event.country) ?? true),
    isExplained: ({ context }) => context.note !== undefined,
  },
  actions: {
    sayCancelled: assign({ note: 'cancelled' }),
    sayAbroad: assign({ note: 'abroad' }),
    sayChanged: assign({ note: 'changed' }),
    sayNothing: assign({ note: undefined }),
  },
  delays: { untilLate: 3_000 },
}).createMachine({
  id: 'wallets',
  initial: 'opening',
  context: ({ input: { zone } }) => ({ ...(zone && { zone }) }),
  states: {
    opening: { always: [{ guard: 'ships', target: 'preparing' }, { target: 'loading' }] },
    preparing: {
      tags: ['loading'],
      invoke: {
        src: 'readCountries',
        // Only an order that ships reaches this state.
        input: ({ context: { zone = 'a' } }) => ({ zone }),
        onDone: { target: 'loading', actions: assign({ countries: ({ event }) => event.output }) },
        onError: 'absent',
      },
      after: { untilLate: 'absent' },
    },
    loading: {
      tags: ['loading', 'shown'],
      on: {
        'wallets.found': [{ guard: 'isOffered', target: 'offered' }, { target: 'absent' }],
        'wallets.failed': 'absent',
      },
      after: { untilLate: 'absent' },
    },
    offered: {
      tags: ['shown', 'offered'],
      initial: 'resting',
      on: { 'wallets.failed': 'absent' },
      states: {
        // Some wallets reopen their sheet after a refusal without another click.
        resting: {
          on: {
            'sheet.opened': { actions: 'sayNothing' },
            'address.chosen': [{ guard: 'isAbroad', actions: 'sayAbroad' }, { actions: 'sayNothing' }],
            'sheet.cancelled': [{ guard: 'isExplained' }, { actions: 'sayCancelled' }],
            'payment.authorized': { target: 'paying', actions: 'sayNothing' },
            'payment.outdated': { actions: 'sayChanged' },
          },
        },
        paying: { on: { 'payment.ended': 'resting' } },
      },
    },
    absent: {},
  },
});
