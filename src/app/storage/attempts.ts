import { createTurn } from '#host/channels/turn.ts';
import { readNow } from '#host/clock.ts';
import { localNames, localSlot, sessionSlot } from '#host/storage/storage.ts';
import { createAttemptStore, isOfIntent } from '#machines/lib/storage/attempt-store.ts';
import type { Attempt, AttemptStore } from '#machines/lib/world.ts';
import { isUnfinished } from '#machines/purchase/checkout/attempts/attempts.ts';
import type { Query } from '#machines/rules/link/query.ts';
import { readPaymentReturn } from '#machines/rules/payment/payment-return.ts';
import { digest } from '#machines/rules/text/digest.ts';
import type { OpenAttempts } from '../screen.tsx';
import { ATTEMPTS } from './forget-orders.ts';

export const attemptsOf: OpenAttempts = (widget, query) => attemptsNamed(`${ATTEMPTS}${widget}`, query);

/**
 * Opens the attempts to order the invoice, gift or subscription that the widget's place identifies. Stores only a hash
 * of the place, since its address may carry a token.
 */
export const attemptsAtPlace: OpenAttempts = (widget, query, place) =>
  attemptsNamed(`${ATTEMPTS}${widget}.${digest(place)}`, query);

/** Keeps what the provider's return address claims, so that a reload, which has no address, knows of it. */
function attemptsNamed(name: string, query: Query): AttemptStore {
  const open = (each: string) => createAttemptStore(localSlot(each), sessionSlot(each), readNow, createTurn(each));
  for (const each of localNames(ATTEMPTS)) open(each);
  const store = open(name);
  const claim = readPaymentReturn(query);
  const isKnown = (one: Attempt) => isUnfinished(one) || (claim?.intent && isOfIntent(one, claim.intent));
  if (claim && !store.read().some(isKnown))
    store.write({ id: claim.intent ?? 'returned', step: 'returned', intent: claim.intent });
  return store;
}
