import type { StoreIssue } from '#machines/api/contract.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { editionWords } from '#messages/en/product.ts';
import { formatDate, formatMonth } from '#messages/format-date.ts';
import { fill } from '#messages/text.ts';

/** The number of an issue and its month; the day, where it is still to come. */
export function IssueDate({ issue: { number, released, release_date } }: { issue: StoreIssue }) {
  const words = useMessages(editionWords);
  const locale = useLocale();
  const date = released ? formatMonth(release_date, locale) : formatDate(release_date, locale);
  return (
    <>
      {fill(words.number, { number: String(number) })}
      {date !== undefined && (
        <>
          {' · '}
          <time dateTime={release_date}>{released ? date : fill(words.comesOut, { date })}</time>
        </>
      )}
    </>
  );
}
