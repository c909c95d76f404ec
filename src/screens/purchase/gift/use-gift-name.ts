import type { GivenGift } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { levelWords, mediumWords, subscriptionLineWords, termWords } from '#messages/en/subscription.ts';
import { subscriptionName } from '#screens/purchase/checkout/subscription-name.ts';

export function useGiftName(): (gift: Pick<GivenGift, 'level' | 'deliverable' | 'term'>) => string {
  const words = {
    level: useMessages(levelWords),
    medium: useMessages(mediumWords),
    term: useMessages(termWords),
    subscriptionLine: useMessages(subscriptionLineWords),
  };
  return ({ level, deliverable, term }) =>
    subscriptionName({ level, medium: deliverable === 'digital' ? 'digital' : 'print', term }, words);
}
