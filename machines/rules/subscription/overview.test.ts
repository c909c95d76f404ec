import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { pages } from '#mocks/replies.ts';
import {
  type AutorenewOffer,
  autorenewOffer,
  cancellable,
  isBillable,
  isForLife,
  isRenewable,
  issuesToCome,
  overviewOf,
} from './overview.ts';

type Name = keyof typeof pages.showAccount;

const CARD = { card: pages.showAccount.extended.body.payment_info.card };

const readerOf = (name: Name): AccountPage['subscriber'] => copyOf(pages.showAccount[name].body.subscriber);

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
])('shows the reader of %s as %j [ACCT-4, ACCT-43, ACCT-46]', (name, overview) => {
  expect(overviewOf(readerOf(name), CARD)).toEqual(overview);
});

test('is plainly active if it neither expires nor has issues to count', () => {
  const alone = (change: object) =>
    changed('extended', ({ status }, { timetable }) => {
      timetable.future_subscriptions = [];
      Object.assign(status, change);
    });
  const [uncounted, unflagged] = [alone({ count: 0 }), alone({ extended: false })];
  expect([overviewOf(uncounted, CARD), overviewOf(unflagged, CARD)]).toEqual([{ kind: 'active' }, { kind: 'active' }]);
});

test('never renews a cancelled subscription, even with autorenew on', () => {
  const cancel = (name: Name) => changed(name, ({ info }) => Object.assign(info, { cancelled: true }));
  expect([overviewOf(cancel('expiringAutorenewOn'), CARD), overviewOf(cancel('expiredAutorenewOn'), CARD)]).toEqual([
    { kind: 'cancelledLater', count: 1 },
    { kind: 'cancelled' },
  ]);
});

test('is for life while its term is lifetime and it is not cancelled [ACCT-42]', () => {
  const cancelled = changed('lifetime', ({ info }) => {
    Object.assign(info, { cancelled: true });
  });
  expect([isForLife(currentOf(readerOf('lifetime'))), isForLife(currentOf(cancelled))]).toEqual([true, false]);
  expect(isForLife(currentOf(readerOf('extended')))).toBe(false);
  expect(overviewOf(cancelled, CARD)).toEqual({ kind: 'cancelled' });
});

test.each<[Name, boolean]>([
  ['extended', true],
  ['expiredAutorenewOff', true],
  ['lifetime', false],
  ['cancelled', false],
  ['noSubscription', false],
])('the subscription of %s can be renewed: %s', (name, renewable) => {
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
  'offers autorenew to %s with the control hidden (%s): %s [ACCT-18, ACCT-19]',
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
])('counts the paid issues %s still gets: %i', (name, count) => {
  expect(issuesToCome(readerOf(name))).toBe(count);
});

test('offers to cancel what renews, if the server says what it charges [BEYOND-207]', () => {
  const reader = readerOf('expiringAutorenewOn');
  expect(cancellable(reader)).toBe('sub_Fz20');
  expect(cancellable(readerOf('renewalFailed'))).toBe('sub_Mi02');
  expect(cancellable({ ...reader, account: { ...reader.account, autorenew: false } })).toBeUndefined();
  const { next_charge: _, ...timetable } = reader.timetable;
  expect(cancellable({ ...reader, timetable })).toBeUndefined();
  expect(cancellable(changed('expiringAutorenewOn', ({ info }) => Object.assign(info, { cancelled: true })))).toBe(
    undefined,
  );
});

test('neither renews nor bills a gift until the reader renews [BEYOND-67]', () => {
  const reader = readerOf('giftRecipient');
  const isPayable = { isPayable: true };
  expect([isBillable(reader), autorenewOffer(reader, isPayable)]).toEqual([false, undefined]);
  const { gift: _, ...own } = currentOf(reader);
  const renewed = { ...reader, timetable: { ...reader.timetable, future_subscriptions: [own] } };
  expect([isBillable(renewed), autorenewOffer(renewed, isPayable)]).toEqual([true, 'enable']);
  expect(autorenewOffer({ ...reader, account: { ...reader.account, autorenew: true } }, isPayable)).toBe('disable');
});
