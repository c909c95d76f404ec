import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { SubscriberReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';

/**
 * The logged-in reader in the header. A visitor's header refetches when another tab logs in or out. A reader's does
 * not: pages affected by a logout say so themselves.
 */
export const headerReaderMachine = setup({
  types: {
    input: {} as { name: string | undefined },
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
