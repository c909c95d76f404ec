import type { Subscription } from '#machines/api/contract.ts';
import { pages } from '../../replies.ts';

/** An issue as a list names it. */
export type IssueName = NonNullable<Subscription['info']['tokens'][number]['issue']>;

/** The issues that are to come and have a title, soonest first. */
export const UPCOMING: readonly IssueName[] = structuredClone(
  pages.showIssue.issueForSubscriber.body.subscriber.timetable.issues_expected,
);

/** How many issues a year has. */
export const ISSUES_PER_YEAR = 4;

/** So many issues to come after the first ones; those without a title yet are null. */
export const issuesAfter = (first: number, count: number): (IssueName | null)[] =>
  Array.from({ length: count }, (_, place) => UPCOMING[first + place] ?? null);
