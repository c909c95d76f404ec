import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { pages } from '#mocks/replies.ts';
import { renewalDay } from './renewal-day.ts';

type Name = keyof typeof pages.showAccount;

const TODAY = '2026-03-14';

const readerOf = (name: Name): AccountPage['subscriber'] => copyOf(pages.showAccount[name].body.subscriber);

test.each<[Name, string | undefined]>([
  ['expiringAutorenewOn', '2026-06-01'],
  ['cardExpiring', '2029-03-01'],
  ['expiredAutorenewOn', TODAY],
  ['expiringAutorenewOff', undefined],
  ['lifetime', undefined],
  ['cancelled', undefined],
  ['noSubscription', undefined],
])('does not renew the subscription of %s before %s [ACCT-21]', (name, day) => {
  expect(renewalDay(readerOf(name), TODAY)).toBe(day);
});

test('renews after later paid cycles, and never in the past [ACCT-21]', () => {
  const reader = readerOf('expiringAutorenewOn');
  const [later] = readerOf('cardExpiring').timetable.current_subscription?.info.tokens.splice(-1) ?? [];
  const [cycle] = readerOf('extended').timetable.future_subscriptions;
  if (!later || !cycle) throw new Error('The readers have issues to come.');
  reader.timetable.future_subscriptions = [{ ...cycle, info: { ...cycle.info, tokens: [later] } }];
  expect([renewalDay(reader, TODAY), renewalDay(reader, '2031-05-01')]).toEqual(['2029-03-01', '2031-05-01']);
});
