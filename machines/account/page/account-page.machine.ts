import { assign, setup } from 'xstate';
import type { Departure } from '#machines/lib/departure.ts';
import { autorenewMachine } from './autorenew.machine.ts';
import { cardDeletionMachine } from './card-deletion.machine.ts';

/** The account page: what can be changed from it, and nothing where it is for viewing only. */
export const accountPageMachine = setup({
  types: {
    input: {} as { isViewOnly: boolean },
    context: {} as { isViewOnly: boolean; departure: Departure },
    events: {} as { type: 'page.returned' },
    output: {} as Departure,
    children: {} as { autorenew: 'autorenew'; cardDeletion: 'cardDeletion' },
  },
  actors: { autorenew: autorenewMachine, cardDeletion: cardDeletionMachine },
  guards: { isViewOnly: ({ context }) => context.isViewOnly },
}).createMachine({
  id: 'accountPage',
  initial: 'opening',
  context: ({ input: { isViewOnly } }) => ({ isViewOnly, departure: { reload: true } }),
  output: ({ context }) => context.departure,
  // What the back/forward cache brings back may be of before a change that was made on another page.
  on: { 'page.returned': '.left' },
  states: {
    opening: { always: [{ guard: 'isViewOnly', target: 'viewing' }, { target: 'open' }] },
    viewing: {},
    open: {
      invoke: [
        {
          src: 'autorenew',
          id: 'autorenew',
          onDone: { target: 'left', actions: assign({ departure: ({ event }) => event.output }) },
          onError: 'left',
        },
        {
          src: 'cardDeletion',
          id: 'cardDeletion',
          onDone: { target: 'left', actions: assign({ departure: ({ event }) => event.output }) },
          onError: 'left',
        },
      ],
    },
    left: { type: 'final' },
  },
});
