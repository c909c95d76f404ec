import type { GivenGift } from '#machines/api/contract.ts';
import { levelMessages, mediumMessages, subscriptionLineMessages, termMessages } from '#messages/en/subscription.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { subscriptionName } from '#screens/purchase/checkout/subscription-name.ts';

export function useGiftName(): (gift: Pick<GivenGift, 'level' | 'deliverable' | 'term'>) => string {
  const words = {
    level: useMessages(levelMessages),
    medium: useMessages(mediumMessages),
    term: useMessages(termMessages),
    subscriptionLine: useMessages(subscriptionLineMessages),
  };
  return ({ level, deliverable, term }) =>
    subscriptionName({ level, medium: deliverable === 'digital' ? 'digital' : 'print', term }, words);
}
