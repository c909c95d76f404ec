import type { Settings } from '#machines/api/contract.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { cycleWords } from '#messages/en/account-page.ts';
import { fill } from '#messages/text.ts';
import { useCategoryNames } from '#screens/address/use-category-names.ts';

/** What a delivery is called: digital, or print and where it is sent. */
export function useDeliveryName(settings: Settings): (deliverable: Deliverable) => string {
  const words = useMessages(cycleWords);
  const categoryName = useCategoryNames(settings);
  return (deliverable) => {
    const destination = destinationOf(deliverable);
    return destination === undefined ? words.digital : fill(words.print, { zone: categoryName(destination) });
  };
}
