import { and, assign, stateIn } from 'xstate';
import type { Result } from '#machines/api/reply.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { PurchaseContext, PurchasePart, Refused } from '#machines/purchase/checkout/purchase.ts';

/** A change since the page was shown. `renewed`: the reader paid for more issues meanwhile. */
export type News = 'renewed' | 'changed';

/** A draft with the news that the reader must acknowledge, if any. */
export interface PendingNews {
  news?: News | undefined;
}

/** The rules of a refetch. `isDue` makes the form wait for it after a refusal, `isNeeded` on a return to the page. */
export interface Refetching<Draft, Fresh> {
  token: (draft: Draft) => string;
  /** Applies a result to the draft, including a missing answer. */
  take: (draft: Draft, result: Result<Fresh>) => Partial<Draft>;
  /** The timeout in ms; 10,000 by default. */
  limit?: number;
  isDue?: (refused: Refused) => boolean;
  isNeeded?: (draft: Draft) => boolean;
  /** Whether the result belongs to another reader, so that the page must be reloaded. */
  isForAnother: (draft: Draft, result: Result<Fresh>) => boolean;
  /** Whether the refetch can bring news for the reader. */
  hasNews?: true;
}

/**
 * Refetches what the page shows. After a refusal that may be due to stale data, the form waits for the result. When the
 * page is shown again or another tab announces a change, the form stays usable meanwhile. The reader must acknowledge a
 * change before anything is sent.
 */
export const refetching = <Input extends { attempt?: BegunAttempt }, Draft extends PendingNews, Values, Fresh>({
  token,
  take,
  limit = 10_000,
  isDue,
  isNeeded,
  isForAnother,
  hasNews,
}: Refetching<Draft, Fresh>): PurchasePart<'readFresh' | 'refetch', Input, Draft, Values, Fresh> => {
  const taken = (draft: Draft, result: Result<Fresh>) => ({ draft: { ...draft, ...take(draft, result) } });
  const isRead = ({ context: { refused }, event: { snapshot } }: Refetched<Draft, Fresh>) =>
    isTaken(refused, snapshot.context, ({ kind }) => kind === 'ok');
  const applyRead = {
    type: 'take',
    params: (read: Refetched<Draft, Fresh>) =>
      isRead(read) ? take(read.context.draft, read.event.snapshot.context.result ?? UNANSWERED) : {},
  } as const;
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
          actions: 'reloadPage',
        },
        // What runs in the form goes on.
        { guard: and([stateIn({ open: 'filling' }), isRead]), actions: applyRead },
        // Reenters the form to reevaluate its guards.
        ...(hasNews ? [{ guard: 'isTold' as const, target: '.filling', actions: applyRead }] : []),
      ],
      onError: {},
    },
    returned: [
      ...(isNeeded
        ? [{ guard: ({ context }: { context: PurchaseContext<Draft> }) => isNeeded(context.draft), target: 'reading' }]
        : []),
      { actions: refetch },
    ],
    ...(isDue && {
      handedBack: [
        { guard: ({ context }) => context.refused !== undefined && isDue(context.refused), target: 'reading' },
      ],
    }),
    ...(hasNews && { noticed: { guard: ({ context: { draft } }) => draft.news !== undefined, target: 'told' } }),
    open: {
      reading: {
        tags: ['busy', 'reading'],
        invoke: {
          src: 'readFresh',
          input: ({ context: { draft } }) => ({ token: token(draft) }),
          onDone: [
            {
              guard: ({ context: { draft }, event }) => isForAnother(draft, event.output),
              target: '#outdated',
              actions: 'reloadPage',
            },
            { target: 'filling', actions: assign(({ context: { draft }, event }) => taken(draft, event.output)) },
          ],
          onError: { target: 'filling', actions: assign(({ context: { draft } }) => taken(draft, UNANSWERED)) },
        },
        after: {
          [limit]: { target: 'filling', actions: assign(({ context: { draft } }) => taken(draft, UNANSWERED)) },
        },
      },
      ...(hasNews && {
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

interface Refetched<Draft, Fresh> {
  context: PurchaseContext<Draft>;
  event: { snapshot: { context: { result: Result<Fresh> | undefined } } };
}

/**
 * Whether a result was read and matches. While an order's reply is lost, results are ignored, because its retry must
 * send the identical request.
 */
const isTaken = <Fresh>(
  refused: Refused | undefined,
  { result }: { result: Result<Fresh> | undefined },
  holds: (result: Result<Fresh>) => boolean,
): boolean => refused?.key === undefined && result !== undefined && holds(result);

const UNANSWERED = { kind: 'unanswered' } as const;
