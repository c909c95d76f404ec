import { and, assign } from 'xstate';
import type { Result } from '#machines/api/reply.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { PurchaseContext, PurchasePart, Refused } from './purchase.ts';

/** What became of what is bought since the page was opened: it was renewed, or is not what the reader saw. */
export type News = 'renewed' | 'changed';

/** A draft that may have news for its reader. */
export interface Told {
  news?: News | undefined;
}

/** How what a page shows is read again. */
export interface ReadAgain<Draft, Fresh> {
  token: (draft: Draft) => string;
  /** What an answer changes, and what it changes that there was none. */
  take: (draft: Draft, result: Result<Fresh>) => Partial<Draft>;
  /** How long an answer is waited for, in ms; 10,000 if not given. */
  limit?: number;
  /** Whether an order came back for a reason that may lie with what is shown. */
  isDue?: (refused: Refused) => boolean;
  /** Whether the form cannot go on before it is read. */
  isNeeded?: (draft: Draft) => boolean;
  /** Whether what was read is not for the reader of this page, so that the page is shown anew. */
  isForAnother: (draft: Draft, result: Result<Fresh>) => boolean;
  /** Whether what was read may be news to the reader. */
  tells?: true;
}

/**
 * Reads again what the page shows. After a refusal in doubt the form waits for it; when the page is shown again, or
 * another tab tells of a change, it goes on meanwhile. What turns out not to be what the reader saw is told, and nothing
 * is sent before the reader has taken note of it.
 */
export const readingAgain = <Input extends { attempt?: BegunAttempt }, Draft extends Told, Values, Fresh>({
  token,
  take,
  limit = 10_000,
  isDue,
  isNeeded,
  isForAnother,
  tells,
}: ReadAgain<Draft, Fresh>): PurchasePart<'readAgain' | 'refetch', Input, Draft, Values, Fresh> => {
  const taken = (draft: Draft, result: Result<Fresh>) => ({ draft: { ...draft, ...take(draft, result) } });
  const refetch = {
    type: 'refetch',
    params: ({ context: { draft } }: { context: PurchaseContext<Draft> }) => token(draft),
  } as const;
  return {
    invoke: {
      src: 'refetch',
      id: 'refetch',
      onSnapshot: [
        {
          guard: and([
            'isFilling',
            ({ context: { draft, refused }, event: { snapshot } }) =>
              isTaken(refused, snapshot.context, (result) => isForAnother(draft, result)),
          ]),
          target: '#outdated',
          actions: 'showAnew',
        },
        {
          guard: and([
            'isFilling',
            ({ context: { refused }, event: { snapshot } }) =>
              isTaken(refused, snapshot.context, ({ kind }) => kind === 'ok'),
          ]),
          // Whether the form goes on is decided anew.
          target: '.filling',
          actions: assign(({ context: { draft }, event: { snapshot } }) =>
            taken(draft, snapshot.context.result ?? UNANSWERED),
          ),
        },
      ],
      onError: {},
    },
    returned: [
      ...(isNeeded
        ? [{ guard: ({ context }: { context: PurchaseContext<Draft> }) => isNeeded(context.draft), target: 'reading' }]
        : []),
      { actions: refetch },
    ],
    ...(isDue && { handedBack: [{ guard: ({ context }) => isDue(context.refused), target: 'reading' }] }),
    ...(tells && { noticed: { guard: ({ context: { draft } }) => draft.news !== undefined, target: 'told' } }),
    open: {
      reading: {
        tags: ['busy', 'reading'],
        invoke: {
          src: 'readAgain',
          input: ({ context: { draft } }) => ({ token: token(draft) }),
          onDone: [
            {
              guard: ({ context: { draft }, event }) => isForAnother(draft, event.output),
              target: '#outdated',
              actions: 'showAnew',
            },
            { target: 'filling', actions: assign(({ context: { draft }, event }) => taken(draft, event.output)) },
          ],
          onError: { target: 'filling', actions: assign(({ context: { draft } }) => taken(draft, UNANSWERED)) },
        },
        after: {
          [limit]: { target: 'filling', actions: assign(({ context: { draft } }) => taken(draft, UNANSWERED)) },
        },
      },
      ...(tells && {
        told: {
          tags: ['told'],
          on: {
            'form.changed': { actions: 'edit' },
            'news.seen': {
              target: 'filling',
              actions: assign(({ context: { draft } }) => ({ draft: { ...draft, news: undefined } })),
            },
            'page.returned': { actions: refetch },
          },
        },
      }),
    },
    beside: { outdated: { id: 'outdated', type: 'final' } },
  };
};

/**
 * Whether something was read that holds this. An order whose answer was lost is settled by its retry, which must send the
 * very same, so nothing is taken before.
 */
const isTaken = <Fresh>(
  { key }: Refused,
  { result }: { result: Result<Fresh> | undefined },
  holds: (result: Result<Fresh>) => boolean,
): boolean => key === undefined && result !== undefined && holds(result);

const UNANSWERED = { kind: 'unanswered' } as const;
