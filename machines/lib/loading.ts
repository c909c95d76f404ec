import { assign, setup } from 'xstate';
import type { Result } from '#machines/api/reply.ts';
import { port } from './port.ts';

/** Which one is loaded, where the page decides it. */
export interface Wanted {
  key?: string;
}

/** Loads one thing that a page needs, or fails and can be asked again; ends with what was loaded. */
export const createLoading = <Output>(id: string) =>
  setup({
    types: {
      input: {} as Wanted,
      context: {} as Wanted & { loaded: Output | undefined },
      events: {} as { type: 'load.retried' },
      output: {} as Output,
    },
    actors: { load: port<Result<Output>, Wanted>(`${id}: load`) },
    delays: { untilGivenUp: 35_000 },
  }).createMachine({
    id,
    initial: 'loading',
    context: ({ input }) => ({ ...input, loaded: undefined }),
    // The only final state is entered with something loaded.
    output: ({ context }) => context.loaded as Output,
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          src: 'load',
          input: ({ context: { key } }) => ({ key }),
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'ok',
              target: 'loaded',
              actions: assign({
                loaded: ({ event }) => (event.output.kind === 'ok' ? event.output.output : undefined),
              }),
            },
            { target: 'failed' },
          ],
          onError: 'failed',
        },
        after: { untilGivenUp: 'failed' },
      },
      loaded: { type: 'final' },
      failed: { on: { 'load.retried': 'loading' } },
    },
  });
