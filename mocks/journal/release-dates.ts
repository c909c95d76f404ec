import type { Subscription } from '#machines/api/contract.ts';
import { pages } from '../replies.ts';
import { monthsAfter } from './day.ts';

export const ISSUES_PER_YEAR = 4;

export type IssueName = NonNullable<Subscription['info']['tokens'][number]['issue']>;

const UPCOMING: readonly IssueName[] = structuredClone(
  pages.showIssue.issueForSubscriber.body.subscriber.timetable.issues_expected,
);

/** Returns the upcoming issues on a day, soonest first, each with its next release day. */
export const upcoming = (today: string): IssueName[] => UPCOMING.map((issue) => rescheduled(issue, today));

/** Returns an issue with its next release day: its documented one, or whole quarters later once that has passed. */
export function rescheduled<Issue extends { slug: string; release_date: string | null }>(
  issue: Issue,
  today: string,
): Issue {
  const documented = UPCOMING.find(({ slug }) => slug === issue.slug)?.release_date;
  const [first] = UPCOMING;
  if (!documented || !first?.release_date) return issue;
  return {
    ...issue,
    release_date: monthsAfter(Date.parse(documented), monthsUntil(first.release_date, today, QUARTER)),
  };
}

/** Returns a day, moved by steps of so many months until it is not before today. */
export const notBefore = (today: string, day: string, step: number): string =>
  monthsAfter(Date.parse(day), monthsUntil(day, today, step));

/** Returns how many months, in whole steps, to move a day so that it is not in the past. */
function monthsUntil(day: string, today: string, step: number): number {
  let months = 0;
  while (monthsAfter(Date.parse(day), months) < today) months += step;
  return months;
}

export const YEAR = 12;
const QUARTER = YEAR / ISSUES_PER_YEAR;
