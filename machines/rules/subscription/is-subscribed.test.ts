import { expect, test } from 'vitest';
import { pageOf } from '#fixtures/data/orders.ts';
import type { Subscription, Timetable } from '#machines/api/contract.ts';
import { isSubscribed } from './is-subscribed.ts';

function timetableOf(reader: Parameters<typeof pageOf>[0], change?: (current: Subscription) => void): Timetable {
  const { subscriber } = pageOf(reader);
  if (!subscriber) throw new Error('A visitor has no timetable.');
  const { current_subscription } = subscriber.timetable;
  if (current_subscription) change?.(current_subscription);
  return subscriber.timetable;
}

test.each<[string, Timetable, boolean]>([
  ['an active subscription', timetableOf('subscriber'), true],
  ['a lifetime', timetableOf('lifetimeSubscriber'), true],
  [
    'a lifetime without a current subscription',
    { ...timetableOf('lifetimeSubscriber'), current_subscription: null },
    true,
  ],
  ['a cancelled subscription', timetableOf('formerSubscriber'), false],
  [
    'a cancelled subscription that is still running',
    timetableOf('subscriber', ({ info }) => {
      info.cancelled = true;
    }),
    false,
  ],
  [
    'an expired subscription',
    timetableOf('subscriber', (current) => {
      current.state = 'expired';
    }),
    false,
  ],
  ['none', timetableOf('donor'), false],
])('counts as subscribed: %s [SUBSCRIBE-13]', (_, timetable, expected) => {
  expect(isSubscribed(timetable)).toBe(expected);
});
