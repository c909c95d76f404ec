import type { Level, Medium, Term } from '#machines/rules/subscription/subscription.ts';
import type { English } from '#messages/english.ts';
import { fill } from '#messages/message.ts';

export const subscriptionName = (
  chosen: { level: Level; medium: Medium; term: Term },
  { level, medium, term, subscriptionLine }: Pick<English, 'level' | 'medium' | 'term' | 'subscriptionLine'>,
): string =>
  fill(subscriptionLine.name, {
    level: level[chosen.level],
    medium: medium[`${chosen.medium}InLine`],
    term: chosen.term === 'lifetime' ? term.lifetimeInLine : term[chosen.term],
  });
