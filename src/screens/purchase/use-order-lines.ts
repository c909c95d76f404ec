import type { OrderLine } from '#machines/api/contract.ts';
import type { SubscribeContext } from '#machines/purchase/subscribe-context.ts';
import { useMessages } from '#messages/context.tsx';
import { reviewWords } from '#messages/en/review.ts';
import { levelWords, mediumWords, termWords } from '#messages/en/subscribe.ts';
import { orderLines } from './subscribe-shown.ts';

/** The order as it stands, line by line, in the reader's words. */
export function useOrderLines(context: SubscribeContext): OrderLine[] {
  const level = useMessages(levelWords);
  const medium = useMessages(mediumWords);
  const term = useMessages(termWords);
  const review = useMessages(reviewWords);
  return orderLines(context, { level, medium, term, review });
}
