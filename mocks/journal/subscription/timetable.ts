import type { Address, Subscriber, Subscription, Timetable } from '#machines/api/contract.ts';
import type { Zone } from '#machines/rules/address/shipping.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';
import type { Account } from '../account/account-state.ts';
import { type IssueName, upcoming } from '../release-dates.ts';
import type { JournalState } from '../state.ts';

/** Saves an address in the slot of its delivery. No-op for digital delivery. */
export function keepAddress({ subscriber }: Account, deliverable: Deliverable, address: Address): void {
  const zone = ZONES[deliverable];
  if (zone === undefined) return;
  subscriber.account.addresses[zone] = address;
  subscriber.account.shipcode = `ship-${zone}`;
}

/** Recalculates the timetable on a day, after a change of cycles or addresses. */
export function retime({ subscriber }: Account, today: string): void {
  const { timetable } = subscriber;
  const cycles = cyclesOf(timetable);
  const [current] = cycles;
  for (const [place, cycle] of cycles.entries()) cycle.status = statusOf(place === 0 ? cycles : [cycle]);
  timetable.lifetime_subscription = isLifetime(current);
  timetable.issues_expected = expectedIn(cycles, today);
  timetable.discontinuous = discontinuityOf(cycles);
  reslot(subscriber);
}

/** Recalculates which addresses are required, by current and next delivery, and which can be deleted. */
export function reslot(subscriber: Subscriber): void {
  const { account, timetable } = subscriber;
  const { active, set } = timetable.current_subscription?.info.deliverables ?? {};
  timetable.address_required = slots((zone) => [active, set].some((sent) => sent && ZONES[sent] === zone));
  account.canDeleteAddress = slots((zone) => isRemovable(subscriber, zone));
  timetable.address_removable = { ...account.canDeleteAddress };
}

/** Increments the subscription version, after a renewal or change. */
export function countUp({ subscriber: { timetable } }: Account): void {
  timetable.version = (timetable.version ?? 0) + 1;
}

/** Clears a failed renewal, once the subscription is renewed, being paid for, or no longer renews automatically. */
export function endFailure(account: Account): void {
  delete account.subscriber.timetable.renewal_failed;
  countUp(account);
}

/** Whether a request was based on a stale version of the subscription; false if it names none. */
export const isOutdated = ({ subscriber: { timetable } }: Account, body: unknown): boolean =>
  ![undefined, timetable.version].includes(Object(body).version);

/** Ends a subscription before its term, as if it had never begun. No-op for an unknown token. */
export function endCycle({ accounts, today }: Pick<JournalState, 'accounts' | 'today'>, token: string): void {
  const account = Object.values(accounts).find(({ subscriber }) => findCycle(subscriber.timetable, token));
  if (!account) return;
  const { account: reader, timetable } = account.subscriber;
  const [current = null, ...future] = cyclesOf(timetable).filter(({ info }) => info.token !== token);
  Object.assign(timetable, { current_subscription: current, future_subscriptions: future });
  if (current === null) reader.autorenew = false;
  retime(account, today);
  countUp(account);
}

export const findCycle = (timetable: Timetable, token: string): Subscription | undefined =>
  cyclesOf(timetable).find(({ info }) => info.token === token);

const ZONES: Record<Deliverable, Zone | undefined> = {
  digital: undefined,
  'print-a': 'a',
  'print-b': 'b',
  'print-c': 'c',
};

export const cyclesOf = ({ current_subscription: current, future_subscriptions: future }: Timetable): Subscription[] =>
  [current, ...future].filter((cycle) => cycle !== null);

const isLifetime = (current: Subscription | undefined): boolean =>
  current?.info.term === 'lifetime' && !current.info.cancelled;

/** The status of the first cycle, whose count includes the issues left of later cycles. */
function statusOf([first, ...later]: Subscription[]): Subscription['status'] {
  const left = (cycle: Subscription) => (cycle.state === 'active' ? cycle.info.issues_left : 0);
  const count = first ? [first, ...later].reduce((sum, cycle) => sum + left(cycle), 0) : 0;
  return { expiring: count === 1, extended: count > 1, count };
}

/** A lifetime subscription expects every issue with a release day, any other the unreleased ones it has a token for. */
function expectedIn(cycles: Subscription[], today: string): Timetable['issues_expected'] {
  if (isLifetime(cycles[0])) return upcoming(today).filter((issue) => issue.release_date !== null);
  return cycles.flatMap(({ info }) => info.tokens.flatMap(({ issue }) => (issue && !issue.released ? [issue] : [])));
}

function discontinuityOf([current, next]: Subscription[]): Timetable['discontinuous'] {
  if (!current) return null;
  const { active, set } = current.info.deliverables;
  const follows = set === active ? (next?.info.deliverables.set ?? active) : set;
  return follows === active ? null : [active, follows];
}

const isRemovable = ({ account, timetable }: Subscriber, zone: Zone): boolean =>
  account.addresses[zone] !== null && !timetable.address_required[zone];

const slots = (holds: (zone: Zone) => boolean): Record<Zone, boolean> => ({
  a: holds('a'),
  b: holds('b'),
  c: holds('c'),
});

/** Returns `count` upcoming issues after the first ones; null for issues without a title yet. */
export function issuesAfter(today: string, first: number, count: number): (IssueName | null)[] {
  const issues = upcoming(today);
  return Array.from({ length: count }, (_, place) => issues[first + place] ?? null);
}
