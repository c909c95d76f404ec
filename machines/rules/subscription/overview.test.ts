import { expect, test } from 'vitest';
import type { AccountPage } from '#machines/api/contract.ts';
import { pages } from '#mocks/replies.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import {
  type AutorenewOffer,
  autorenewOffer,
  isBillable,
  isForLife,
  isGifted,
  isRenewable,
  issuesToCome,
  overviewOf,
} from './overview.ts';

type Name = keyof typeof pages.showAccount;

const readerOf = (name: Name): AccountPage['subscriber'] => copyOf(pages.showAccount[name].body.subscriber);

/** A documented reader, but for what of the current subscription is changed. */
function changed(
  name: Name,
  change: (current: ReturnType<typeof currentOf>, reader: AccountPage['subscriber']) => void,
) {
  const reader = readerOf(name);
  change(currentOf(reader), reader);
  return reader;
}

function currentOf({ timetable }: AccountPage['subscriber']) {
  if (!timetable.current_subscription) throw new Error('The reader has no subscription.');
  return timetable.current_subscription;
}

test.each<[Name, ReturnType<typeof overviewOf>]>([
  ['expiringAutorenewOn', { kind: 'renewing' }],
  ['expiringAutorenewOff', { kind: 'ending' }],
  ['extended', { kind: 'extended', count: 8 }],
  ['expiredAutorenewOn', { kind: 'renewalDue' }],
  ['expiredAutorenewOff', { kind: 'inactive' }],
  ['lifetimeWithLegacy', { kind: 'legacyFirst', count: 3 }],
  ['lifetime', { kind: 'lifetime' }],
  ['noSubscription', { kind: 'never' }],
  ['cancelled', { kind: 'cancelled' }],
  ['deliveryDiffers', { kind: 'extended', count: 6 }],
])('the reader of %s stands as %j [ACCT-4, ACCT-43, ACCT-46]', (name, overview) => {
  expect(overviewOf(readerOf(name))).toEqual(overview);
});

test('says no more than that it is active of a subscription that neither expires nor has issues to count', () => {
  const uncounted = changed('extended', ({ status }) => Object.assign(status, { count: 0 }));
  const unflagged = changed('extended', ({ status }) => Object.assign(status, { extended: false }));
  expect([overviewOf(uncounted), overviewOf(unflagged)]).toEqual([{ kind: 'active' }, { kind: 'active' }]);
});

test('a cancelled subscription does not renew, though autorenew is on', () => {
  const cancel = (name: Name) => changed(name, ({ info }) => Object.assign(info, { cancelled: true }));
  expect([overviewOf(cancel('expiringAutorenewOn')), overviewOf(cancel('expiredAutorenewOn'))]).toEqual([
    { kind: 'ending' },
    { kind: 'cancelled' },
  ]);
});

test('a subscription is for life while its term is and nobody has cancelled it [ACCT-42]', () => {
  const cancelled = changed('lifetime', ({ info }) => {
    Object.assign(info, { cancelled: true });
  });
  expect([isForLife(currentOf(readerOf('lifetime'))), isForLife(currentOf(cancelled))]).toEqual([true, false]);
  expect(isForLife(currentOf(readerOf('extended')))).toBe(false);
  expect(overviewOf(cancelled)).toEqual({ kind: 'active' });
});

test.each<[Name, boolean]>([
  ['extended', true],
  ['expiredAutorenewOff', true],
  ['lifetime', false],
  ['cancelled', false],
  ['noSubscription', false],
])('whether the subscription of %s can be renewed is %s', (name, renewable) => {
  expect(isRenewable(readerOf(name))).toBe(renewable);
});

test.each<[Name, isHidden: boolean, AutorenewOffer | undefined, unpayable?: AutorenewOffer]>([
  ['expiringAutorenewOn', false, 'disable'],
  ['expiringAutorenewOn', true, 'disable'],
  ['expiringAutorenewOff', false, 'enable', 'unpayable'],
  ['expiredAutorenewOff', false, 'enable', 'unpayable'],
  ['autorenewHidden', true, undefined],
  ['lifetime', false, 'lifetime'],
  ['lifetime', true, undefined],
  ['noSubscription', false, undefined],
  ['cancelled', false, 'cancelled'],
])(
  'offers the reader of %s, with the control hidden %s, of autorenew: %s [ACCT-18, ACCT-19]',
  (name, isHidden, offer, unpayable = offer) => {
    expect(autorenewOffer(readerOf(name), { isHidden, isPayable: true })).toBe(offer);
    expect(autorenewOffer(readerOf(name), { isHidden, isPayable: false })).toBe(unpayable);
  },
);

test.each<[Name, number]>([
  ['extended', 8],
  ['printCanada', 10],
  ['expiredAutorenewOff', 0],
  ['noSubscription', 0],
])('counts the paid issues that %s still gets: %i', (name, count) => {
  expect(issuesToCome(readerOf(name))).toBe(count);
});

test('nothing of a gift renews or is billed until its reader renews [BEYOND-67]', () => {
  const reader = readerOf('giftRecipient');
  const gift = currentOf(reader);
  const isPayable = { isPayable: true };
  expect([isGifted(reader), isBillable(reader), autorenewOffer(reader, isPayable)]).toEqual([true, false, undefined]);
  const then = (cycles: (typeof gift)[], autorenew = false) => ({
    account: { ...reader.account, autorenew },
    timetable: { ...reader.timetable, future_subscriptions: cycles },
  });
  expect(isGifted(then([gift]))).toBe(true);
  const { gift: _, ...own } = gift;
  for (const renewed of [then([own]), then([gift, own])])
    expect([isGifted(renewed), isBillable(renewed), autorenewOffer(renewed, isPayable)]).toEqual([
      false,
      true,
      'enable',
    ]);
  expect(autorenewOffer(then([gift], true), isPayable)).toBe('disable');
});

test('a gift that follows a subscription of one’s own takes nothing from it [BEYOND-67]', () => {
  const own = readerOf('extended');
  const gift = currentOf(readerOf('giftRecipient'));
  const reader = { ...own, timetable: { ...own.timetable, future_subscriptions: [gift] } };
  expect(isGifted(reader)).toBe(false);
  expect(isGifted(readerOf('noSubscription'))).toBe(false);
});
