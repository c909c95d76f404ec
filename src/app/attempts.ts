import { readNow } from '#host/clock.ts';
import { localNames, localSlot, sessionSlot } from '#host/storage.ts';
import { createTurn } from '#host/turn.ts';
import { createAttemptStore, isOfIntent } from '#machines/lib/attempt-store.ts';
import type { AttemptStore } from '#machines/lib/world.ts';
import { isUnfinished } from '#machines/purchase/checkout/attempts.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import type { Query } from '#machines/rules/link/query.ts';
import { digest } from '#machines/rules/text/digest.ts';
import { ATTEMPTS } from './forget-orders.ts';
import type { OpenAttempts } from './screen.tsx';

export const attemptsOf: OpenAttempts = (widget, query) => attemptsNamed(`${ATTEMPTS}${widget}`, query);

/**
 * Opens the attempts to order the invoice, gift or subscription that the widget's place identifies. Stores only a hash
 * of the place, since its address may carry a token.
 */
export const attemptsAtPlace: OpenAttempts = (widget, query, place) =>
  attemptsNamed(`${ATTEMPTS}${widget}.${digest(place)}`, query);

/** The provider's return address may identify an attempt this browser did not keep. */
function attemptsNamed(name: string, query: Query): AttemptStore {
  const open = (each: string) => createAttemptStore(localSlot(each), sessionSlot(each), readNow, createTurn(each));
  for (const each of localNames(ATTEMPTS)) open(each);
  const store = open(name);
  const intent = query.get('payment_intent');
  return {
    ...store,
    read: () => {
      const kept = store.read();
      const isNews = isPathValue('intent', intent) && !kept.some((one) => isOfIntent(one, intent) || isUnfinished(one));
      return isNews ? [...kept, { id: intent, step: 'returned', at: readNow(), intent }] : kept;
    },
  };
}
