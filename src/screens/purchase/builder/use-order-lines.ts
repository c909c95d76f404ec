import type { OrderLine } from '#machines/api/contract.ts';
import type { Built } from '#machines/purchase/builder/builder.ts';
import { useMessages } from '#messages/context.tsx';
import { reviewWords } from '#messages/en/order.ts';
import { levelWords, mediumWords, termWords } from '#messages/en/subscription.ts';
import { builtLines } from './builder-shown.ts';

/** What is built, line by line, in the reader's words. */
export function useOrderLines(built: Built): OrderLine[] {
  const level = useMessages(levelWords);
  const medium = useMessages(mediumWords);
  const term = useMessages(termWords);
  const review = useMessages(reviewWords);
  return builtLines(built, { level, medium, term, review });
}
