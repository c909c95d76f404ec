import type { Deliverable, Level } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { levelWords, mediumWords, subscriptionLineWords } from '#messages/en/subscription.ts';
import { fill } from '#messages/text.ts';

/** Returns a function that names a change the same way before payment and on the receipt (BEYOND-18). */
export function useChangeName(): (to: { level: Level; deliverable: Deliverable }) => string {
  const levels = useMessages(levelWords);
  const media = useMessages(mediumWords);
  const { change } = useMessages(subscriptionLineWords);
  return ({ level, deliverable }) =>
    fill(change, {
      level: levels[level],
      medium: deliverable === 'digital' ? media.digitalInLine : media.printInLine,
    });
}
