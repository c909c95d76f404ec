import { useLocale, useMessages } from '#messages/context.tsx';
import { cycleWords } from '#messages/en/account-page.ts';
import { formatCount } from '#messages/plural.ts';
import { fill } from '#messages/text.ts';

/** What a cycle is called that follows the current one, counted from 1. */
export function useCycleName(): (after: number) => string {
  const { next, later } = useMessages(cycleWords);
  const locale = useLocale();
  return (after) => (after === 1 ? next : fill(later, { number: formatCount(after + 1, locale) }));
}
