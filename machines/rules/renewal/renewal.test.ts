import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import type { Timetable } from '#machines/api/contract.ts';
import { isSubscribed } from '#machines/rules/subscription/is-subscribed.ts';
import { pages } from '#mocks/replies.ts';
import { renewalIn, renewalNews, tokensLeft } from './renewal.ts';

const ines = (change: Partial<Timetable> = {}): Timetable => ({
  ...copyOf(pages.showRenew.extended.body.subscriber.timetable),
  ...change,
});

test('matches what the page data says is renewed and its state [RENEW-2, RENEW-5]', () => {
  const { settings, token } = pages.showRenew.extended.body.renew;
  expect(renewalIn(ines())).toEqual({ settings, token });
  expect(renewalIn(ines({ lifetime_subscription: true }))?.token).toBeNull();
  expect(renewalIn(ines({ current_subscription: null }))).toBeUndefined();
});

test('renews neither a cancelled subscription nor one that a lifetime follows [RENEW-4, ACCT-42]', () => {
  const [running, cancelled] = [ines(), ines()];
  if (!running.current_subscription || !cancelled.current_subscription) throw new Error('Ines is subscribed.');
  cancelled.current_subscription.info.cancelled = true;
  running.future_subscriptions = [copyOf(running.current_subscription)];
  Object.assign(running.future_subscriptions[0]?.info ?? {}, { term: 'lifetime' });
  expect([renewalIn(cancelled), renewalIn(running)?.token, isSubscribed(running)]).toEqual([undefined, null, true]);
});

function renewed(): Timetable {
  const { current_subscription: current, version = 0 } = ines();
  return ines({ version: version + 1, future_subscriptions: current ? [current] : [] });
}

test('counts the issues of every cycle', () => {
  expect([tokensLeft(ines()), tokensLeft(renewed())]).toEqual([6, 12]);
});

function atLevel(level: 'low'): Timetable {
  const now = ines({ version: undefined });
  if (now.current_subscription) now.current_subscription.info.level = level;
  return now;
}

test.each<[string, Timetable, boolean, 'renewed' | 'changed' | undefined]>([
  ['nothing', ines(), true, undefined],
  ['a renewal', renewed(), true, 'renewed'],
  ['autorenew', ines({ version: 4 }), false, undefined],
  ['a new version', ines({ version: 4 }), true, 'changed'],
  ['a new level from a server without versions', atLevel('low'), true, 'changed'],
])('recognizes the change of a subscription: %s', (_, timetable, autorenew, news) => {
  expect(renewalNews({ timetable: ines(), autorenew: true }, { timetable, autorenew })).toBe(news);
});
