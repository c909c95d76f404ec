import type { Subscription } from '#machines/api/contract.ts';
import { pages } from '../replies.ts';
import { monthsAfter } from './day.ts';

/** How many issues a year has. */
export const ISSUES_PER_YEAR = 4;

/** An issue as a list names it. */
export type IssueName = NonNullable<Subscription['info']['tokens'][number]['issue']>;

/** The issues that are to come and have a title, soonest first. */
const UPCOMING: readonly IssueName[] = structuredClone(
  pages.showIssue.issueForSubscriber.body.subscriber.timetable.issues_expected,
);

/** The issues to come on a day, soonest first, each on its next release day. */
export const upcoming = (today: string): IssueName[] => UPCOMING.map((issue) => rescheduled(issue, today));

/** An issue with its next release day: its documented one, or whole quarters later once the first of them is past. */
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

/** By how many months, in whole steps, a day must move so that it is not in the past. */
export function monthsUntil(day: string, today: string, step: number): number {
  let months = 0;
  while (monthsAfter(Date.parse(day), months) < today) months += step;
  return months;
}

/** In months. */
export const YEAR = 12;
const QUARTER = YEAR / ISSUES_PER_YEAR;
