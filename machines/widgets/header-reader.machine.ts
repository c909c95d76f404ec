import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { SubscriberReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';

/**
 * Who is logged in, as the header of every page shows it. A visitor's header asks when another tab tells that a session
 * began or ended. A reader's does not: a page that a logout concerns says so itself.
 */
export const headerReaderMachine = setup({
  types: {
    input: {} as { name: string | undefined },
    /** The reader's name; undefined for a visitor. */
    context: {} as { name: string | undefined },
    events: {} as { type: 'session.changed' },
  },
  actors: {
    hearSessions: fromCallback<EventObject>(() => {}),
    readSubscriber: port<Result<SubscriberReply>, void>('readSubscriber'),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'headerReader',
  initial: 'shown',
  context: ({ input: { name } }) => ({ name }),
  invoke: { src: 'hearSessions', onError: {} },
  on: { 'session.changed': { guard: ({ context: { name } }) => name === undefined, target: '.reading' } },
  states: {
    shown: {},
    reading: {
      invoke: {
        src: 'readSubscriber',
        onDone: {
          target: 'shown',
          actions: assign({
            name: ({ event: { output } }) => (output.kind === 'ok' ? output.output.subscriber.account.name : undefined),
          }),
        },
        onError: 'shown',
      },
      after: { untilGivenUp: 'shown' },
    },
  },
});
