import { assign, setup } from 'xstate';
import type { Result } from '#machines/api/reply.ts';
import { port } from './port.ts';

/** What to load. `key` selects among several, such as a tag of products. */
export interface Wanted {
  key?: string;
}

/** A machine that loads data a page needs and outputs it. After a failure it can be retried. */
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
    // Only a successful load leads to the final state.
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
