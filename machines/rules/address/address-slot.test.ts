import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { readPathValues } from '#fixtures/data/path-values.ts';
import type { Subscriber } from '#machines/api/contract.ts';
import { SHIPCODES } from '#machines/rules/subscription/subscription.ts';
import { pages } from '#mocks/replies.ts';
import { addressNote, CATEGORIES, deletionPath, firstSlot, shipcodeOf, slotOfPath, slotsOf } from './address-slot.ts';
import { zoneOf } from './shipping.ts';

const reader = (name: Exclude<keyof typeof pages.showAddresses, `link${string}`>): Subscriber =>
  copyOf(pages.showAddresses[name].body.subscriber);

test('maps us, ca and other to ship-a, ship-b and ship-c, and to slots a, b and c [ADDR-9]', () => {
  expect(CATEGORIES.map((category) => [category, shipcodeOf(category), zoneOf(shipcodeOf(category))])).toEqual([
    ['us', 'ship-a', 'a'],
    ['ca', 'ship-b', 'b'],
    ['other', 'ship-c', 'c'],
  ]);
});

test('needs a slot if the timetable requires it, and lets it be deleted if the account allows [ADDR-3, ADDR-6, ADDR-8]', () => {
  const slots = slotsOf(reader('oneRemovable'));
  const { a, c } = reader('oneRemovable').account.addresses;
  expect(slots).toEqual([
    { category: 'us', shipcode: 'ship-a', address: a, isNeeded: true, canDelete: false },
    { category: 'ca', shipcode: 'ship-b', address: null, isNeeded: false, canDelete: false },
    { category: 'other', shipcode: 'ship-c', address: c, isNeeded: false, canDelete: true },
  ]);
});

test('allows deleting only filled, unneeded slots that the account releases [ADDR-3, ADDR-4]', () => {
  const flags = fc.record({ a: fc.boolean(), b: fc.boolean(), c: fc.boolean() });
  fc.assert(
    fc.property(flags, flags, flags, (saved, required, released) => {
      const subscriber = reader('oneRemovable');
      const address = subscriber.account.addresses.a;
      const zones = ['a', 'b', 'c'] as const;
      for (const zone of zones) subscriber.account.addresses[zone] = saved[zone] ? address : null;
      subscriber.account.canDeleteAddress = released;
      subscriber.timetable.address_required = required;
      const slots = slotsOf(subscriber);
      expect(slots.map(({ canDelete }) => canDelete)).toEqual(
        zones.map((zone) => saved[zone] && released[zone] && !required[zone]),
      );
      const first = firstSlot(subscriber, slots);
      expect(first?.isNeeded).toBe(slots.some(({ isNeeded }) => isNeeded) ? true : undefined);
    }),
  );
});

test.each([
  ['unitedStates', 'ship-a'],
  ['canada', 'ship-b'],
  ['international', 'ship-c'],
  ['notRequired', undefined],
  ['noSubscription', undefined],
] as const)('%s starts with %s', (name, shipcode) => {
  expect(firstSlot(reader(name), slotsOf(reader(name)))?.shipcode).toBe(shipcode);
});

test('prefers the account’s own slot among those needed, then the first', () => {
  const subscriber = reader('canada');
  subscriber.timetable.address_required = { a: true, b: true, c: true };
  expect(firstSlot(subscriber, slotsOf(subscriber))?.shipcode).toBe('ship-b');
  subscriber.timetable.address_required = { a: false, b: false, c: true };
  expect(firstSlot(subscriber, slotsOf(subscriber))?.shipcode).toBe('ship-c');
});

test.each([
  ['noneSaved', 'missing'],
  ['notRequired', 'digital'],
  ['unitedStates', undefined],
  ['oneRemovable', undefined],
  ['noSubscription', 'none'],
] as const)('the address note for %s is %s [ADDR-21, ADDR-23, ACCT-26]', (name, note) => {
  expect(addressNote(reader(name), slotsOf(reader(name)))).toBe(note);
});

test('reports an expired digital subscription as ended, and nothing if a later cycle has its address', () => {
  const expired = reader('notRequired');
  if (expired.timetable.current_subscription) expired.timetable.current_subscription.state = 'expired';
  expect(addressNote(expired, slotsOf(expired))).toBe('ended');
  const followed = reader('notRequired');
  followed.timetable.address_required.a = true;
  followed.account.addresses.a = reader('unitedStates').account.addresses.a;
  expect(addressNote(followed, slotsOf(followed))).toBeUndefined();
});

test('reads the slot only from the path of its deletion page [ADDR-2]', () => {
  expect(SHIPCODES.map((shipcode) => slotOfPath(deletionPath(shipcode)))).toEqual([...SHIPCODES]);
  expect(SHIPCODES.map(deletionPath)).toEqual([
    '/account/address/ship-a/delete',
    '/account/address/ship-b/delete',
    '/account/address/ship-c/delete',
  ]);
  expect(slotOfPath('/account/address/ship-a/delete/')).toBe('ship-a');
  expect(CATEGORIES.map((category) => slotOfPath(`/account/address/${category}/delete`))).toEqual([...SHIPCODES]);
  const others = ['/account/address', '/account/address/ship-d/delete', '/x/account/address/ship-a/delete', ''];
  expect(others.map(slotOfPath)).toEqual(others.map(() => undefined));
});

test('reads no slot from a crafted path', () => {
  const read = readPathValues().map((value) => slotOfPath(`/account/address/${value}/delete`));
  expect(read.length).toBeGreaterThan(40);
  expect(read).toEqual(read.map(() => undefined));
});
