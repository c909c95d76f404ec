import type { Subscriber } from '#machines/api/contract.ts';
import { timelineOf } from '#machines/rules/subscription/timetable.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { issueWords } from '#messages/en/account-page.ts';
import { Timeline } from '#parts/picture/Timeline.tsx';
import { useCycleName } from './cycle-name.ts';
import { shelvesOf } from './timeline-shown.ts';

/** The issues of a reader, drawn: received, to come, and the cycles after; nothing where there are none. */
export function ReaderTimeline({ subscriber }: { subscriber: Subscriber }) {
  const words = useMessages(issueWords);
  const locale = useLocale();
  const cycleName = useCycleName();
  const timeline = timelineOf(subscriber, { received: 8, coming: 8 });
  return timeline && <Timeline label={words.timeline} shelves={shelvesOf(timeline, { words, cycleName, locale })} />;
}
