import { tell } from '#host/events/page-events.ts';
import { tellOnce } from '#host/events/told-orders.ts';
import { wasOpenedBefore } from '#host/location.ts';
import { sessionSlot } from '#host/storage.ts';
import type { Settings } from '#machines/api/contract.ts';
import { orderNames } from '#machines/lib/order-names.ts';
import type { World } from '#machines/lib/world.ts';

/** Where a tab keeps that a visitor ordered in it, whom the order may log in. */
export const VISITOR_ORDERED = 'journal.visitor-ordered';

const visitorOrdered = sessionSlot(VISITOR_ORDERED);

/** Tells the host page what a widget and its reader do. */
export function createAnnouncements(
  widget: string,
  { currency = 'USD' }: Settings,
  isVisitor: boolean,
): Pick<World, 'announceOrder' | 'announceLogin'> {
  return {
    announceOrder: (announced) => {
      const { status, order, attempt } = announced;
      if (isVisitor && status === 'completed') visitorOrdered.write(true);
      const { kind, amount } = order ?? attempt;
      // An order that only the address names was sent by an earlier page, and each load of this one finds it.
      const mayBeTold = attempt.id === attempt.intent && wasOpenedBefore();
      return tellOnce(orderNames(announced), mayBeTold, () =>
        tell('journal:order-completed', {
          widget,
          status,
          // Not the attempt's own id: that is the key of the order.
          reference: order?.reference ?? attempt.intent ?? crypto.randomUUID(),
          ...(kind && { kind }),
          ...(amount !== undefined && { amount }),
          currency: order?.currency ?? currency,
        }),
      );
    },
    announceLogin: (method) => {
      visitorOrdered.clear();
      tell('journal:login', { method });
    },
  };
}

/**
 * Tells the host page of a log-in that came with an order, which no reply says: the first page after the order that knows its
 * reader tells. `page` is page data that may be unreadable.
 */
export function tellOfEntry(page: unknown): void {
  const { subscriber, settings } = Object(page);
  if (subscriber === undefined || Object(settings).view_only || visitorOrdered.read() === undefined) return;
  visitorOrdered.clear();
  if (subscriber) tell('journal:login', { method: 'order' });
}
