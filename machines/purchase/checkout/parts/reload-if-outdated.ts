import type { Departure } from '#machines/lib/departure.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { PurchasePart } from '#machines/purchase/checkout/purchase.ts';

/** After a refusal because the page is outdated, the next submit reloads the page instead of ordering again. */
export const reloadIfOutdated = <Input extends { attempt?: BegunAttempt }, Draft, Values, Fresh>(): PurchasePart<
  never,
  Input,
  Draft,
  Values,
  Fresh
> => ({
  handedBack: { guard: ({ context }) => context.refused?.isOutdated === true, target: 'stale' },
  open: { stale: { tags: ['stale'], on: { 'form.submitted': { target: '#completed', actions: 'reloadPage' } } } },
});

/** Goes to the page of the order. Reloads if only the tab that placed it knows the page: the server shows what is paid. */
export const landOrReload = (visit: string): Departure => (visit ? { visit } : { reload: true });
