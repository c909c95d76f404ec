import { wasOpenedBefore } from '#host/address/location.ts';
import { tell } from '#host/events/page-events.ts';
import { tellOnce } from '#host/events/told-orders.ts';
import { randomId } from '#host/keys/random-id.ts';
import { sessionSlot } from '#host/storage/storage.ts';
import type { Settings } from '#machines/api/contract.ts';
import { orderNames } from '#machines/lib/order-names.ts';
import type { World } from '#machines/lib/world.ts';
import type { RawPageData } from '../page-data/page-data.ts';

export const VISITOR_ORDERED = 'journal.visitor-ordered';

const visitorOrdered = sessionSlot(VISITOR_ORDERED);
const entered = sessionSlot('journal.entered');

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
      // If only the address identifies the order, an earlier page sent it, and every load of this page finds it again.
      const mayBeAnnounced = attempt.id === attempt.intent && wasOpenedBefore();
      return tellOnce(orderNames(announced), mayBeAnnounced, () =>
        tell('journal:order-completed', {
          widget,
          status,
          // Never the attempt's own id: it is the order's key.
          reference: order?.reference ?? attempt.intent ?? randomId(),
          ...(kind && { kind }),
          ...(amount !== undefined && { amount }),
          currency: order?.currency ?? currency,
        }),
      );
    },
    announceLogin: (method) => {
      visitorOrdered.clear();
      entered.write(true);
      tell('journal:login', { method });
    },
  };
}

/**
 * Tells the host page that an order logged its reader in. No reply reports this, so the first page after the order
 * whose data has a reader does.
 */
export function tellOfEntry({ reader, isViewOnly }: Pick<RawPageData, 'reader' | 'isViewOnly'>): void {
  if (reader === undefined || isViewOnly || visitorOrdered.read() === undefined) return;
  visitorOrdered.clear();
  if (reader === 'known') tell('journal:login', { method: 'order' });
}

/** Whether the previous page logged its reader in. Only the first call after a login is told. */
export function takeEntry(): boolean {
  const isEntered = entered.read() === true;
  entered.clear();
  return isEntered;
}
