import type { Deliverable, Level } from '#machines/rules/subscription/subscription.ts';
import { levelMessages, mediumMessages, subscriptionLineMessages } from '#messages/en/subscription.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';

/** Returns a function that names a change the same way before payment and on the receipt (BEYOND-18). */
export function useChangeName(): (to: { level: Level; deliverable: Deliverable }) => string {
  const levels = useMessages(levelMessages);
  const media = useMessages(mediumMessages);
  const { change } = useMessages(subscriptionLineMessages);
  return ({ level, deliverable }) =>
    fill(change, {
      level: levels[level],
      medium: deliverable === 'digital' ? media.digitalInLine : media.printInLine,
    });
}
