import { expect, test } from 'vitest';
import type { Subscription, Timetable } from '#machines/api/contract.ts';
import { pageOf } from '../../../tests/support/orders.ts';
import { isSubscribed } from './is-subscribed.ts';

function timetableOf(reader: Parameters<typeof pageOf>[0], change?: (current: Subscription) => void): Timetable {
  const { subscriber } = pageOf(reader);
  if (!subscriber) throw new Error('A visitor has no timetable.');
  const { current_subscription } = subscriber.timetable;
  if (current_subscription) change?.(current_subscription);
  return subscriber.timetable;
}

test.each<[string, Timetable, boolean]>([
  ['one that runs', timetableOf('subscriber'), true],
  ['a lifetime', timetableOf('lifetimeSubscriber'), true],
  ['a lifetime and nothing current', { ...timetableOf('lifetimeSubscriber'), current_subscription: null }, true],
  ['one that was cancelled', timetableOf('formerSubscriber'), false],
  [
    'one that was cancelled and still runs',
    timetableOf('subscriber', ({ info }) => {
      info.cancelled = true;
    }),
    false,
  ],
  [
    'one that has expired',
    timetableOf('subscriber', (current) => {
      current.state = 'expired';
    }),
    false,
  ],
  ['none', timetableOf('donor'), false],
])('whether a reader has a subscription: %s [SUBSCRIBE-13]', (_, timetable, expected) => {
  expect(isSubscribed(timetable)).toBe(expected);
});
