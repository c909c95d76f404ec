import type { GivenGift, Settings } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { levelWords, termWords } from '#messages/en/subscription.ts';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';

/** What a gift is called: its level, delivery and term. */
export function useGiftName(settings: Settings): (gift: Pick<GivenGift, 'level' | 'deliverable' | 'term'>) => string {
  const level = useMessages(levelWords);
  const term = useMessages(termWords);
  const labelOf = useDeliveryLabel(settings);
  return (gift) => [level[gift.level], labelOf(gift.deliverable), term[gift.term]].join(' · ');
}
