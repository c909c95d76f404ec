import type { IssueName, Subscriber } from '#machines/api/contract.ts';
import { isForLife } from './overview.ts';

type Reader = Pick<Subscriber, 'account' | 'timetable'>;

/** An issue's name; null if it has none yet. */
export type TimelineIssue = IssueName | null;

/** A reader's issues within the limits. `earlier` is how many received issues precede the list. */
export interface Timeline {
  earlier: number;
  received: TimelineIssue[];
  /** Soonest first: the rest of the current cycle or, for a lifetime, the known issues. */
  coming: TimelineIssue[];
  /** How many more issues the current cycle brings. */
  further: number;
  isEndless: boolean;
  /** The issues expected after the current cycle renews automatically. */
  renewed: IssueName[];
  /** The number of issues in each later cycle; undefined for a lifetime. */
  cycles: { token: string; issues: number | undefined }[];
}

/** How many issues to list at most. `coming` also limits the issues after a renewal. */
export interface TimelineLimits {
  received: number;
  coming: number;
}

/** Returns a reader's timeline; undefined if there is no issue to show (ACCT-45, ACCT-48). `renews`: whether it will renew. */
export function timelineOf(reader: Reader, limits: TimelineLimits & { renews: boolean }): Timeline | undefined {
  const { current_subscription: current, future_subscriptions, issues_delivered: delivered } = reader.timetable;
  const cycles = future_subscriptions.map((cycle) => ({
    token: cycle.info.token,
    issues: isForLife(cycle) ? undefined : cycle.info.issues_left,
  }));
  const { named, count } = comingTo(reader);
  const isEndless = current !== null && isForLife(current);
  if (delivered.length + count + cycles.length === 0 && !isEndless) return undefined;
  const earlier = Math.max(0, delivered.length - limits.received);
  const coming = Array.from({ length: Math.min(count, limits.coming) }, (_, at) => named[at] ?? null);
  return {
    earlier,
    received: delivered.slice(earlier).map(({ issue }) => issue),
    coming,
    further: count - coming.length,
    isEndless,
    renewed: limits.renews ? renewedTo(reader, named).slice(0, limits.coming) : [],
    cycles,
  };
}

function comingTo({ timetable: { current_subscription: current, issues_expected } }: Reader) {
  if (current === null || current.state === 'expired') return { named: [], count: 0 };
  const { tokens, issues_left, legacy_tokens } = current.info;
  const isSure = !isForLife(current);
  const named = isSure ? tokens.filter(({ state }) => state === 'active').map(({ issue }) => issue) : issues_expected;
  return { named, count: Math.max(named.length, isSure ? issues_left : legacy_tokens) };
}

function renewedTo(reader: Reader, coming: readonly TimelineIssue[]): IssueName[] {
  const { timetable } = reader;
  if (timetable.future_subscriptions.length > 0) return [];
  return timetable.issues_expected.filter(({ slug }) => !coming.some((issue) => issue?.slug === slug));
}
