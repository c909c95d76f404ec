import type { Deliverable, Level, Medium, Term } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { levelWords, mediumWords, subscriptionLineWords } from '#messages/en/subscription.ts';
import type { Messages } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';

/** Names a subscription the same way in summaries, receipts and gifts. */
export const subscriptionName = (
  chosen: { level: Level; medium: Medium; term: Term },
  { level, medium, term, subscriptionLine }: Pick<Messages, 'level' | 'medium' | 'term' | 'subscriptionLine'>,
): string =>
  fill(subscriptionLine.name, {
    level: level[chosen.level],
    medium: medium[`${chosen.medium}InLine`],
    term: chosen.term === 'lifetime' ? term.lifetimeInLine : term[chosen.term],
  });

/** What the change of a subscription is called, before it is paid as on its receipt (BEYOND-18). */
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
