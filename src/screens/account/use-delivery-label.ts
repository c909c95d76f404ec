import type { Settings } from '#machines/api/contract.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';
import { mediumMessages } from '#messages/en/subscription.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';

export function useDeliveryLabel(settings: Settings): (deliverable: Deliverable) => string {
  const words = useMessages(mediumMessages);
  const nameOf = useCategoryNames(settings);
  return (deliverable) => {
    const shipcode = destinationOf(deliverable);
    return shipcode === undefined
      ? words.digital
      : fill(words.sentTo, { medium: words.print, category: nameOf(shipcode) });
  };
}
