import { assign, setup } from 'xstate';
import type { Result } from '#machines/api/reply.ts';
import { port } from './port.ts';

interface Named {
  token: string;
}

/** A machine that refetches on request, independently of what the reader is doing. Only the latest reply counts. */
export const createRefetch = <Output>(id: string) =>
  setup({
    types: {
      context: {} as Named & { result: Result<Output> | undefined },
      events: {} as Named & { type: 'read.requested' },
    },
    actors: { read: port<Result<Output>, Named>(`${id}: read`) },
    delays: { untilGivenUp: 35_000 },
  }).createMachine({
    id,
    initial: 'resting',
    context: { token: '', result: undefined },
    on: {
      'read.requested': {
        target: '.reading',
        actions: assign(({ event: { token } }) => ({ token, result: undefined })),
      },
    },
    states: {
      resting: {},
      reading: {
        invoke: {
          src: 'read',
          input: ({ context: { token } }) => ({ token }),
          onDone: { target: 'resting', actions: assign({ result: ({ event }) => event.output }) },
          onError: 'resting',
        },
        after: { untilGivenUp: 'resting' },
      },
    },
  });
