import { assign } from 'xstate';
import type { Result } from '#machines/api/reply.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { PurchasePart, Refused } from './purchase.ts';

/** How what a page shows is read again. */
export interface ReadAgain<Draft, Fresh> {
  token: (draft: Draft) => string;
  /** What an answer changes, and what it changes that there was none. */
  take: (draft: Draft, result: Result<Fresh>) => Partial<Draft>;
  /** How long an answer is waited for, in milliseconds. */
  limit: number;
  /** Whether an order came back for a reason that may lie with what is shown. */
  isDue?: (refused: Refused) => boolean;
  /** Whether what was read is not for the reader of this page, so that the page is shown anew. */
  isForAnother?: (draft: Draft, result: Result<Fresh>) => boolean;
}

/** Reads again what the page shows, where it may have changed: when it was refused in doubt, and when the page is come back to. */
export const readingAgain = <Input extends { attempt?: BegunAttempt }, Draft, Values, Fresh>({
  token,
  take,
  limit,
  isDue,
  isForAnother,
}: ReadAgain<Draft, Fresh>): PurchasePart<'readAgain', Input, Draft, Values, Fresh> => {
  const taken = (draft: Draft, result: Result<Fresh>) => ({ draft: { ...draft, ...take(draft, result) } });
  return {
    returned: { target: 'reading' },
    ...(isDue && { handedBack: [{ guard: ({ context }) => isDue(context.refused), target: 'reading' }] }),
    open: {
      reading: {
        tags: ['busy', 'reading'],
        invoke: {
          src: 'readAgain',
          input: ({ context: { draft } }) => ({ token: token(draft) }),
          onDone: [
            ...(isForAnother
              ? [
                  {
                    guard: ({ context: { draft }, event }: Read<Draft, Fresh>) => isForAnother(draft, event.output),
                    target: '#outdated',
                    actions: 'showAnew' as const,
                  },
                ]
              : []),
            { target: 'filling', actions: assign(({ context: { draft }, event }) => taken(draft, event.output)) },
          ],
          onError: { target: 'filling', actions: assign(({ context: { draft } }) => taken(draft, UNANSWERED)) },
        },
        after: {
          [limit]: { target: 'filling', actions: assign(({ context: { draft } }) => taken(draft, UNANSWERED)) },
        },
      },
    },
    ...(isForAnother && { beside: { outdated: { id: 'outdated', type: 'final' } } }),
  };
};

interface Read<Draft, Fresh> {
  context: { draft: Draft };
  event: { output: Result<Fresh> };
}

const UNANSWERED = { kind: 'unanswered' } as const;
