import type { Subscriber, Subscription } from '#machines/api/contract.ts';
import { pages } from '../replies.ts';
import { type Desk, dayOf, monthsAfter } from './desk.ts';

/** The day (ISO) on which the contract's examples are set. */
export const DOCUMENTED_DAY = '2026-03-14';

export interface CalendarState {
  /** The day (ISO) to which the dates to come were moved last. */
  today: string;
}

/** How many issues a year has. */
export const ISSUES_PER_YEAR = 4;

/** An issue as a list names it. */
export type IssueName = NonNullable<Subscription['info']['tokens'][number]['issue']>;

/** The issues that are to come and have a title, soonest first. */
const UPCOMING: readonly IssueName[] = structuredClone(
  pages.showIssue.issueForSubscriber.body.subscriber.timetable.issues_expected,
);

/** The issues to come on a day, soonest first, each on its next release day. */
export const upcoming = (today: string): IssueName[] => UPCOMING.map((issue) => released(issue, today));

/** An issue with its next release day: its documented one, or whole quarters later once the first of them is past. */
export function released<Issue extends { slug: string; release_date: string | null }>(
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

/** Once a day, moves promised dates that are past, so that no page promises one. */
export function keepDates(desk: Desk): void {
  const { state } = desk;
  const today = dayOf(desk.now);
  if (today <= state.today) return;
  if (state.today === DOCUMENTED_DAY) moveDocumented(desk, today);
  state.today = today;
  for (const { subscriber } of Object.values(state.accounts)) moveIssues(subscriber, today);
}

/** Moves what the examples promise, which nobody has waited for when the journal opens. */
function moveDocumented({ state }: Desk, today: string): void {
  for (const { subscriber } of Object.values(state.accounts))
    for (const { gift } of cyclesOf(subscriber))
      if (gift?.until) gift.until = monthsAfter(Date.parse(gift.until), monthsUntil(gift.until, today, YEAR));
  for (const invoice of Object.values(state.invoices)) {
    const { created, due_date: due } = invoice;
    if (due === null || due < DOCUMENTED_DAY || due >= today || invoice.paid_on !== undefined) continue;
    const passed = Date.parse(today) - Date.parse(created);
    invoice.created = today;
    invoice.due_date = dayOf(Date.parse(due) + passed);
  }
}

function moveIssues(subscriber: Subscriber, today: string): void {
  const { timetable } = subscriber;
  timetable.issues_expected = timetable.issues_expected.map((issue) => released(issue, today));
  for (const { info } of cyclesOf(subscriber))
    for (const token of info.tokens) token.issue &&= released(token.issue, today);
}

const cyclesOf = ({ timetable: { current_subscription: current, future_subscriptions: future } }: Subscriber) =>
  [current, ...future].filter((cycle) => cycle !== null);

/** How many months in steps of so many a day must move until it is not past. */
function monthsUntil(day: string, today: string, step: number): number {
  let months = 0;
  while (monthsAfter(Date.parse(day), months) < today) months += step;
  return months;
}

const YEAR = 12;
const QUARTER = YEAR / ISSUES_PER_YEAR;
