import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pages, replies } from '#mocks/replies.ts';
import { DELIVERABLES, LEVELS } from './subscription.ts';
import {
  atLevel,
  changePrice,
  closedBecause,
  hasOther,
  heldBy,
  isHeld,
  needsPayment,
  printIsFreeAtLow,
  type Upgradable,
} from './upgrade.ts';

const { upgradeForMoney, upgradeFree, nothingOnFile, addressMissing, cannotUpgrade } = pages.showSubscription;
const student: Upgradable = upgradeForMoney.body.upgrade.subscription;
const digitalStandard: Upgradable = upgradeFree.body.upgrade.subscription;
const inTheStates: Upgradable = nothingOnFile.body.upgrade.subscription;
const withoutCanada: Upgradable = addressMissing.body.upgrade.subscription;
const barred: Upgradable = cannotUpgrade.body.upgrade.subscription;

test('starts with what is paid for, not with the current delivery', () => {
  const upgraded = replies.getSubscription.upgradedSubscription.body.upgrade.subscription;
  expect(heldBy(upgraded)).toEqual({ level: 'low', deliverable: 'print-a' });
  expect(isHeld(upgraded, { level: 'low', deliverable: 'digital' })).toBe(false);
});

test.each([
  [student, 'high', 'print-c', 1_800, true],
  [student, 'high', 'print-b', 1046, true],
  [student, 'low', 'digital', 0, false],
  [digitalStandard, 'high', 'print-a', 600, true],
  [digitalStandard, 'low', 'print-a', 0, false],
  [withoutCanada, 'low', 'print-b', undefined, false],
  [barred, 'high', 'digital', undefined, false],
] as const)(
  'needs a payment only if the price is positive: %# [SUBS-7, SUBS-8]',
  (held, level, deliverable, price, pays) => {
    expect(changePrice(held, { level, deliverable })).toBe(price);
    expect(needsPayment(held, { level, deliverable })).toBe(pays);
  },
);

test('costs nothing to keep what is paid for, whatever its price now', () => {
  const dear = { ...student, upgrade_prices: { low: { 'print-c': 500 }, high: {} } };
  expect(changePrice(dear, heldBy(dear))).toBe(0);
  expect(needsPayment(dear, heldBy(dear))).toBe(false);
});

const all = LEVELS.flatMap((level) => DELIVERABLES.map((deliverable) => ({ level, deliverable })));

test('offers everything that has a price to a reader who can upgrade [SUBS-4]', () => {
  expect(all.map((choice) => closedBecause(student, choice))).toEqual(all.map(() => undefined));
  expect(closedBecause(withoutCanada, { level: 'low', deliverable: 'print-b' })).toBe('notOffered');
});

test.each<[string, Upgradable, string[]]>([
  ['digital at the low level', { ...digitalStandard, level: 'low' }, ['low digital']],
  ['digital at the high level', digitalStandard, ['low digital', 'high digital']],
  [
    'print at the low level',
    { ...inTheStates, upgrade_prices: free() },
    ['low digital', 'low print-a', 'low print-b', 'low print-c'],
  ],
  ['print with other countries costing more', inTheStates, ['low digital', 'low print-a']],
])('without upgrades, %s can only become what costs no more [SUBS-4]', (_, held, open) => {
  const blocked = { ...held, can_upgrade: false };
  const opened = all.filter((choice) => closedBecause(blocked, choice) === undefined);
  expect(opened.map(({ level, deliverable }) => `${level} ${deliverable}`)).toEqual(open);
  const others = all.filter((choice) => !opened.includes(choice));
  expect(new Set(others.map((choice) => closedBecause(blocked, choice)))).toEqual(new Set(['upgradeUnavailable']));
});

test('reports whether another choice is open', () => {
  expect([student, digitalStandard, barred].map(hasOther)).toEqual([true, true, false]);
  expect(hasOther({ ...digitalStandard, can_upgrade: false })).toBe(true);
});

test('keeps the delivery at another level, or takes the first open one', () => {
  expect(atLevel(student, heldBy(student), 'high')).toEqual({ level: 'high', deliverable: 'print-c' });
  expect(atLevel(withoutCanada, { level: 'high', deliverable: 'print-c' }, 'low')).toEqual({
    level: 'low',
    deliverable: 'digital',
  });
  expect(atLevel(barred, heldBy(barred), 'high')).toBeUndefined();
});

test.each([
  ['a reader at the high level without print', digitalStandard, true],
  ['a reader with print', { ...digitalStandard, deliverables: { set: 'print-a', active: 'digital' } }, false],
  ['a reader at the low level', { ...digitalStandard, level: 'low' }, false],
  ['a reader whose print is free at the high level', { ...digitalStandard, upgrade_prices: free() }, false],
  ['a reader who cannot upgrade', { ...digitalStandard, can_upgrade: false }, false],
] as const)('decides whether to offer free print to %s [SUBS-9, SUBS-10]', (_, held, offered) => {
  expect(printIsFreeAtLow(held)).toBe(offered);
});

const prices = fc.record(Object.fromEntries(DELIVERABLES.map((deliverable) => [deliverable, fc.nat(100_000)])), {
  requiredKeys: [],
});
const subscription = fc.record({
  level: fc.constantFrom(...LEVELS),
  deliverables: fc.record({ set: fc.constantFrom(...DELIVERABLES), active: fc.constantFrom(...DELIVERABLES) }),
  can_upgrade: fc.boolean(),
  upgrade_prices: fc.record({ low: prices, high: prices }),
});

test('never closes what is paid for, and never picks a closed delivery with a level', () => {
  fc.assert(
    fc.property(subscription, fc.constantFrom(...LEVELS), (held, level) => {
      expect(closedBecause(held, heldBy(held))).toBeUndefined();
      const moved = atLevel(held, heldBy(held), level);
      if (moved) expect([moved.level, closedBecause(held, moved)]).toEqual([level, undefined]);
      else expect(DELIVERABLES.every((deliverable) => closedBecause(held, { level, deliverable }))).toBe(true);
    }),
  );
});

test('charges nothing if the subscription cannot be upgraded', () => {
  fc.assert(
    fc.property(subscription, (held) => {
      const open = all.filter((choice) => closedBecause({ ...held, can_upgrade: false }, choice) === undefined);
      expect(open.filter((choice) => needsPayment(held, choice))).toEqual([]);
    }),
  );
});

function free() {
  const none = Object.fromEntries(DELIVERABLES.map((deliverable) => [deliverable, 0]));
  return { low: none, high: none };
}
