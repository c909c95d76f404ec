import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { pages } from '#mocks/replies.ts';
import { willRenew } from './overview.ts';
import { type TimelineIssue, timelineOf } from './timetable.ts';

type Name = keyof typeof pages.showAccount;

const LIMITS = { received: 8, coming: 12 };
const CARD = { card: pages.showAccount.extended.body.payment_info.card };

const readerOf = (name: Name): AccountPage['subscriber'] => copyOf(pages.showAccount[name].body.subscriber);

function drawn(reader: AccountPage['subscriber'], limits = LIMITS) {
  const timeline = timelineOf(reader, { ...limits, renews: willRenew(reader, CARD, '2026-02-01') });
  const titles = (issues: readonly TimelineIssue[]) => issues.map((issue) => issue?.title ?? null);
  return (
    timeline && [
      timeline.earlier,
      titles(timeline.received),
      titles(timeline.coming),
      timeline.further,
      timeline.isEndless ? 'endless' : titles(timeline.renewed),
      timeline.cycles.map(({ issues }) => issues),
    ]
  );
}

test.each<[Name, ReturnType<typeof drawn>]>([
  [
    'extended',
    [
      0,
      ['Orchard Year', 'Salt Roads', 'Low Water', 'The Lamp Room'],
      ['Night Ferry', 'Slack Tide', 'The Long Grass', null],
      0,
      [],
      [4],
    ],
  ],
  ['expiringAutorenewOn', [0, ['Salt Roads', 'Low Water', 'The Lamp Room'], ['Night Ferry'], 0, ['Slack Tide'], []]],
  ['expiringAutorenewOff', [0, ['Salt Roads', 'Low Water', 'The Lamp Room'], ['Night Ferry'], 0, [], []]],
  ['expiredAutorenewOn', [0, ['First Thaw', 'Orchard Year', 'Salt Roads', 'Low Water'], [], 0, [], []]],
  ['cancelled', [0, ['First Thaw', 'Orchard Year', 'Salt Roads', 'Low Water', 'The Lamp Room'], [], 0, [], []]],
  ['lifetime', [0, ['Salt Roads', 'Low Water', 'The Lamp Room'], ['Night Ferry', 'Slack Tide'], 0, 'endless', []]],
  ['lifetimeWithLegacy', [0, ['Low Water', 'The Lamp Room'], ['Night Ferry', 'Slack Tide', null], 0, 'endless', []]],
  ['addressMissing', [0, [], ['The Lamp Room', 'Night Ferry', 'Slack Tide', 'The Long Grass'], 0, [], []]],
  ['noSubscription', undefined],
])('lists what the reader of %s received and will get [ACCT-45, ACCT-48]', (name, timeline) => {
  expect(drawn(readerOf(name))).toEqual(timeline);
});

test('counts the issues it does not name', () => {
  expect(drawn(readerOf('printCanada'), { received: 1, coming: 2 })).toEqual([
    1,
    ['The Lamp Room'],
    ['Night Ferry', 'Slack Tide'],
    8,
    [],
    [],
  ]);
});

test('has one entry per issue left, even if tokens name none', () => {
  const reader = readerOf('printCanada');
  reader.timetable.current_subscription?.info.tokens.splice(0);
  expect(drawn(reader)?.slice(2, 4)).toEqual([Array(10).fill(null), 0]);
});

test('gives a later lifetime cycle no number of issues', () => {
  const reader = readerOf('extended');
  const [later] = reader.timetable.future_subscriptions;
  if (later) later.info.term = 'lifetime';
  expect(timelineOf(reader, { ...LIMITS, renews: true })?.cycles).toEqual([{ token: 'sub_Ra15', issues: undefined }]);
});

test('loses no issue and stays within the limits', () => {
  const reader = readerOf('extended');
  const [token] = reader.timetable.issues_delivered;
  const current = reader.timetable.current_subscription;
  if (!token || !current) throw new Error('The reader has issues.');
  const number = fc.integer({ min: 0, max: 1_000 });
  const limit = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(number, number, limit, limit, (delivered, left, received, coming) => {
      reader.timetable.issues_delivered = Array(delivered).fill(token);
      current.info.tokens = [];
      current.info.issues_left = left;
      const timeline = timelineOf(reader, { received, coming, renews: true });
      expect(timeline && timeline.earlier + timeline.received.length).toBe(delivered);
      expect(timeline && timeline.further + timeline.coming.length).toBe(left);
      expect(timeline && timeline.received.length <= received && timeline.coming.length <= coming).toBe(true);
    }),
  );
});
