import type { ActorRefFrom } from 'xstate';
import type { ProblemsShown } from '#app/problems-shown.ts';
import { useProblemsShown } from '#app/use-problems-shown.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import { isBusy } from '#machines/rules/payment/submit-label.ts';
import { type Aliases, placeProblems } from '#machines/rules/text/problem-places.ts';
import type { OwnTexts } from '#messages/problem-text.ts';
import { type CheckoutShown, useCheckout } from './use-checkout.ts';

/** A purchase as its form shows it. */
export interface PurchaseShown extends ProblemsShown {
  checkout: CheckoutShown;
  busy: boolean;
  isAdding: boolean;
  problems: readonly Problem[];
  submit: () => void;
}

/** Where a purchase stands, of whatever kind it is. */
interface PurchaseSnapshot {
  context: { problems: readonly Problem[] };
  children: { checkout?: ActorRefFrom<typeof checkoutMachine> | undefined };
  hasTag: (tag: 'busy' | 'adding' | 'reading') => boolean;
}

/** What a form shows of the problems of a purchase. */
export interface ShownAs {
  /** Tells the ids of its fields from those of other forms on the page. */
  id: string;
  /** The fields of the request that the form shows; any other problem stands in its summary. */
  fields: readonly string[];
  /** The other names that the server has for them. */
  aliases?: Aliases;
  /** The words for what only this form can find wrong, by code. */
  texts?: OwnTexts;
}

/** Reads a purchase for its form. */
export function usePurchase(
  snapshot: PurchaseSnapshot,
  send: (event: { type: 'form.submitted' }) => void,
  { id, fields, aliases, texts }: ShownAs,
): PurchaseShown {
  const checkout = useCheckout(snapshot.children.checkout);
  const { problems } = snapshot.context;
  const busy = snapshot.hasTag('busy') || isBusy(checkout.status);
  return {
    ...useProblemsShown(id, placeProblems(busy ? [] : problems, fields, aliases), texts),
    checkout: snapshot.hasTag('reading') ? { ...checkout, status: 'loading' } : checkout,
    busy,
    isAdding: snapshot.hasTag('adding'),
    problems,
    submit: () => send({ type: 'form.submitted' }),
  };
}
