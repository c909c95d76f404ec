import type { Address, Subscriber, Subscription, Timetable } from '#machines/api/contract.ts';
import type { Zone } from '#machines/rules/address/shipping.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';
import type { Account } from '../account/account-state.ts';
import { type IssueName, upcoming } from '../release-dates.ts';

/** Keeps an address in the slot that a delivery goes to; what is digital goes to none. */
export function keepAddress({ subscriber }: Account, deliverable: Deliverable, address: Address): void {
  const zone = ZONES[deliverable];
  if (zone === undefined) return;
  subscriber.account.addresses[zone] = address;
  subscriber.account.shipcode = `ship-${zone}`;
}

/** Works out what follows from a reader's cycles and addresses on a day, after either has changed. */
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

/** Works out which addresses a reader needs and which may be deleted: by what is sent now, and by what is paid for next. */
export function reslot(subscriber: Subscriber): void {
  const { account, timetable } = subscriber;
  const { active, set } = timetable.current_subscription?.info.deliverables ?? {};
  timetable.address_required = slots((zone) => [active, set].some((sent) => sent && ZONES[sent] === zone));
  account.canDeleteAddress = slots((zone) => isRemovable(subscriber, zone));
  timetable.address_removable = { ...account.canDeleteAddress };
}

/** Counts up the version of a reader's subscription, after it was renewed or changed. */
export function countUp({ subscriber: { timetable } }: Account): void {
  timetable.version = (timetable.version ?? 0) + 1;
}

/** Ends a renewal that failed, once the subscription is renewed, is being paid for, or no longer renews by itself. */
export function endFailure(account: Account): void {
  delete account.subscriber.timetable.renewal_failed;
  countUp(account);
}

/** Whether a request was built on another version of the subscription than there is now; one that names none was not. */
export const isOutdated = ({ subscriber: { timetable } }: Account, body: unknown): boolean =>
  ![undefined, timetable.version].includes(Object(body).version);

/** The cycle of this token. */
export const findCycle = (timetable: Timetable, token: string): Subscription | undefined =>
  cyclesOf(timetable).find(({ info }) => info.token === token);

const ZONES: Record<Deliverable, Zone | undefined> = {
  digital: undefined,
  'print-a': 'a',
  'print-b': 'b',
  'print-c': 'c',
};

const cyclesOf = ({ current_subscription: current, future_subscriptions: future }: Timetable): Subscription[] =>
  [current, ...future].filter((cycle) => cycle !== null);

const isLifetime = (current: Subscription | undefined): boolean =>
  current?.info.term === 'lifetime' && !current.info.cancelled;

/** The status of the first of these cycles: what is left counts those that follow, too. */
function statusOf([first, ...later]: Subscription[]): Subscription['status'] {
  const left = (cycle: Subscription) => (cycle.state === 'active' ? cycle.info.issues_left : 0);
  const count = first ? [first, ...later].reduce((sum, cycle) => sum + left(cycle), 0) : 0;
  return { expiring: count === 1, extended: count > 1, count };
}

/** A lifetime expects every issue whose day is known, any other subscription the unreleased ones it has a token for. */
function expectedIn(cycles: Subscription[], today: string): Timetable['issues_expected'] {
  if (isLifetime(cycles[0])) return upcoming(today).filter((issue) => issue.release_date !== null);
  return cycles.flatMap(({ info }) => info.tokens.flatMap(({ issue }) => (issue && !issue.released ? [issue] : [])));
}

/** The delivery of now and the one that follows it, where they differ. */
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

/** So many issues to come after the first ones; those without a title yet are null. */
export function issuesAfter(today: string, first: number, count: number): (IssueName | null)[] {
  const issues = upcoming(today);
  return Array.from({ length: count }, (_, place) => issues[first + place] ?? null);
}
