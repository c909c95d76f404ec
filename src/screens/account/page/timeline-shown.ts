import type { Timeline, TimelineIssue } from '#machines/rules/subscription/timetable.ts';
import type { issueMessages } from '#messages/en/account.ts';
import { formatDate, formatMonth } from '#messages/format/format-date.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill, type Messages } from '#messages/message.ts';
import type { Shelf, Spine } from '#parts/picture/Timeline.tsx';

interface Saying {
  words: Messages<typeof issueMessages>;
  cycleName: (after: number) => string;
  locale: string;
}

/** Returns the shelves of a timeline, one for each part that has issues. */
export function shelvesOf(timeline: Timeline, { words, cycleName, locale }: Saying): Shelf[] {
  const { earlier, received, coming, further, isEndless, renewed, cycles } = timeline;
  const spineOf = (issue: TimelineIssue): Spine =>
    issue === null ? { title: words.untitled } : { title: issue.title, foot: formatMonth(issue.release_date, locale) };
  const countOf = (count: number) => fillCount(words.count, count);
  const shelves: (Shelf | false)[] = [
    earlier + received.length > 0 && {
      kind: 'received',
      label: words.received,
      count: countOf(earlier + received.length),
      spines: received.map(spineOf),
      before: earlier > 0 ? fillCount(words.earlier, earlier) : undefined,
    },
    (isEndless || coming.length + further > 0) && {
      kind: 'coming',
      label: words.coming,
      count: isEndless ? words.everyIssue : countOf(coming.length + further),
      note: noteOf(coming, words, locale),
      spines: coming.map(spineOf),
      after: isEndless ? words.endless : further > 0 ? fillCount(words.further, further) : undefined,
    },
    renewed.length > 0 && {
      kind: 'renewed',
      label: words.renewed,
      count: countOf(renewed.length),
      spines: renewed.map(spineOf),
    },
    ...cycles.map(
      ({ issues }, at): Shelf => ({
        kind: 'later',
        label: cycleName(at + 1),
        count: issues === undefined ? words.everyIssue : countOf(issues),
        blanks: issues ?? ENDLESS_BLANKS,
      }),
    ),
  ];
  return shelves.filter((shelf) => shelf !== false);
}

/** Describes the next issue; if it is already out, it waits for something else, such as an address. */
function noteOf([next]: readonly TimelineIssue[], words: Saying['words'], locale: string): string | undefined {
  if (!next) return undefined;
  if (next.released) return fill(words.waiting, { issue: next.title });
  const date = formatDate(next.release_date, locale);
  return date === undefined ? fill(words.next, { issue: next.title }) : fill(words.nextOn, { issue: next.title, date });
}

const ENDLESS_BLANKS = 12;
