import { assign, setup } from 'xstate';
import type { IdentityProvider } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { institutionLink } from '#machines/rules/link/oauth-link.ts';
import { required } from '#machines/rules/text/required.ts';

/** `path` is the page to return to after the sign-in. */
export interface InstitutionsInput {
  path: string;
}

export interface InstitutionsContext extends InstitutionsInput {
  list: IdentityProvider[];
  /** The `entity_id` of the chosen institution; '' for none. */
  entity: string;
  problems: Problem[];
}

/**
 * The institutional tab. `listed` offers the server's institutions; `unlisted` (an empty list) and `failed` offer only
 * a button to where they can be chosen (ENTRY-21, ENTRY-22).
 */
export const institutionsMachine = setup({
  types: {
    input: {} as InstitutionsInput,
    context: {} as InstitutionsContext,
    events: {} as
      | { type: 'institution.chosen'; entity: string }
      | { type: 'form.submitted' }
      | { type: 'load.retried' },
    output: {} as Departure,
  },
  actors: { load: port<Result<IdentityProvider[]>, void>('institutions: load') },
  guards: { hasChosen: ({ context: { list, entity } }) => list.some(({ entity_id }) => entity_id === entity) },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'institutions',
  initial: 'loading',
  context: ({ input: { path } }) => ({ path, list: [], entity: '', problems: [] }),
  output: ({ context: { entity, path } }) => ({ visit: institutionLink(entity, path) }),
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'ok' && output.output.length > 0,
            target: 'listed',
            actions: assign({ list: ({ event: { output } }) => (output.kind === 'ok' ? output.output : []) }),
          },
          { guard: ({ event: { output } }) => output.kind === 'ok', target: 'unlisted' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { untilGivenUp: 'failed' },
    },
    listed: {
      on: {
        'institution.chosen': { actions: assign({ entity: ({ event }) => event.entity, problems: [] }) },
        'form.submitted': [
          { guard: 'hasChosen', target: 'leaving' },
          { actions: assign({ problems: () => required('entity', '') }) },
        ],
      },
    },
    unlisted: {},
    failed: { on: { 'load.retried': 'loading' } },
    leaving: { type: 'final' },
  },
});
