import { readNow } from '#host/clock.ts';
import { localSlot } from '#host/storage.ts';
import { createTurn } from '#host/turn.ts';
import { createAttemptStore } from '#machines/lib/attempt-store.ts';
import type { AttemptStore } from '#machines/lib/world.ts';
import { isUnfinished } from '#machines/purchase/checkout/attempts.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import type { Query } from '#machines/rules/link/query.ts';
import { digest } from '#machines/rules/text/digest.ts';
import { ATTEMPTS } from './forget-orders.ts';
import type { OpenAttempts } from './screen.tsx';

/** The attempts of this browser to order what a widget sells, wherever it stands. */
export const attemptsOf: OpenAttempts = (widget, query) => attemptsNamed(`${ATTEMPTS}${widget}`, query);

/**
 * The attempts to order the one thing that the place of a widget names: an invoice, a gift or a subscription. Its address may
 * carry a token, so the place itself is not written down.
 */
export const attemptsAtPlace: OpenAttempts = (widget, query, place) =>
  attemptsNamed(`${ATTEMPTS}${widget}.${digest(place)}`, query);

/** The provider's return address names an attempt that the browser may not have kept. */
function attemptsNamed(name: string, query: Query): AttemptStore {
  const store = createAttemptStore(localSlot(name), readNow, createTurn(name));
  const intent = query.get('payment_intent');
  return {
    ...store,
    read: () => {
      const kept = store.read();
      const isNews = isPathValue('intent', intent) && !kept.some((one) => one.intent === intent || isUnfinished(one));
      return isNews ? [...kept, { id: intent, step: 'returned', at: readNow(), intent }] : kept;
    },
  };
}
