import type { BegunAttempt } from '#machines/lib/world.ts';
import type { PurchasePart } from './purchase.ts';

/** What is refused because it is not what the reader saw is not ordered again: the next submit loads the page anew. */
export const shownAnew = <Input extends { attempt?: BegunAttempt }, Draft, Values, Fresh>(): PurchasePart<
  never,
  Input,
  Draft,
  Values,
  Fresh
> => ({
  handedBack: { guard: ({ context }) => context.refused.isOutdated, target: 'stale' },
  open: { stale: { tags: ['stale'], on: { 'form.submitted': { target: '#completed', actions: 'showAnew' } } } },
});
