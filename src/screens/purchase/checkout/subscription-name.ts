import type { Level, Medium, Term } from '#machines/rules/subscription/subscription.ts';
import type { Messages } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';

export const subscriptionName = (
  chosen: { level: Level; medium: Medium; term: Term },
  { level, medium, term, subscriptionLine }: Pick<Messages, 'level' | 'medium' | 'term' | 'subscriptionLine'>,
): string =>
  fill(subscriptionLine.name, {
    level: level[chosen.level],
    medium: medium[`${chosen.medium}InLine`],
    term: chosen.term === 'lifetime' ? term.lifetimeInLine : term[chosen.term],
  });
