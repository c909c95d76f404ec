import { expect, test } from 'vitest';
import { PEOPLE_OF_PAGES, type Person, personOf, refOf } from '../../readers.ts';
import { type Account, seedAccounts } from '../account/account-state.ts';
import { DOCUMENTED_DAY } from '../calendar-state.ts';
import { retime } from './timetable.ts';

const accountOf = (person: Person): Account => seedAccounts()[refOf(person) ?? ''] ?? expect.fail(`No ${person}.`);

/** The documented pages of these readers list more issues than they have tokens for. */
const EXPECT_MORE: readonly Person[] = ['expiring', 'expiring-autorenew-off', 'cancelled'];

test.each(PEOPLE_OF_PAGES)('derives the documented timetable of %s', (person) => {
  const account = accountOf(person);
  const { timetable, account: details } = account.subscriber;
  for (const cycle of [timetable.current_subscription, ...timetable.future_subscriptions])
    if (cycle) cycle.status = { expiring: true, extended: true, count: 99 };
  const none = { a: false, b: false, c: false };
  Object.assign(timetable, { lifetime_subscription: undefined, discontinuous: undefined, issues_expected: undefined });
  Object.assign(timetable, { address_required: none, address_removable: none });
  details.canDeleteAddress = none;
  retime(account, DOCUMENTED_DAY);
  const { subscriber } = personOf(person).body;
  const { issues_expected } = EXPECT_MORE.includes(person) ? timetable : subscriber.timetable;
  expect(account.subscriber).toEqual({ ...subscriber, timetable: { ...subscriber.timetable, issues_expected } });
});

test('lists the unreleased issues that have a token [ACCT-37]', () => {
  const account = accountOf('expiring');
  retime(account, DOCUMENTED_DAY);
  expect(account.subscriber.timetable.issues_expected.map(({ slug }) => slug)).toEqual(['night-ferry']);
});

test.each([
  ['print-c', 'print-a', 'print-b', ['print-c', 'print-a']],
  ['print-c', 'print-c', 'print-b', ['print-c', 'print-b']],
  ['print-c', 'print-c', 'print-c', null],
  ['print-c', 'print-c', undefined, null],
] as const)('sends %s now, %s from the next issue and %s after that: %j', (active, set, next, discontinuous) => {
  const account = accountOf('extended');
  const { timetable } = account.subscriber;
  const [future] = timetable.future_subscriptions;
  if (!next) timetable.future_subscriptions = [];
  else if (future) future.info.deliverables.set = next;
  if (timetable.current_subscription) timetable.current_subscription.info.deliverables = { active, set };
  retime(account, DOCUMENTED_DAY);
  expect(timetable.discontinuous).toEqual(discontinuous);
});
