import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollars, typedAmounts, WHY_NOT } from '#fixtures/data/typed-amounts.ts';
import { donationPayload, readDonation, readWholeDonation, tierOf, tiersOf } from './donation.ts';

const cents = [
  { name: 'friend', onetime: 5_000, monthly: 1_000 },
  { name: 'supporter', onetime: 10_000, monthly: 2_500 },
  { name: 'sponsor', onetime: 25_000, monthly: 7_500 },
  { name: 'patron', onetime: 100_000, monthly: 20_000 },
];

test('offers the host’s own tiers, else the four documented ones in cents [DONATE-8, DONATE-9]', () => {
  const own = [{ name: 'Keeper', onetime: 4_000, monthly: 400 }];
  expect([tiersOf(undefined), tiersOf(own), tiersOf([])]).toEqual([cents, own, []]);
});

test('finds the tier of an amount by its frequency [DONATE-9]', () => {
  expect(tierOf(cents, 'onetime', 10_000)?.name).toBe('supporter');
  expect(tierOf(cents, 'monthly', 2_500)?.name).toBe('supporter');
  expect([tierOf(cents, 'onetime', 2_500), tierOf(cents, 'monthly', 10_000), tierOf([], 'onetime', 5_000)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('sends cents in the field dollars, as once or monthly-init [DONATE-10, DONATE-11, DONATE-13]', () => {
  expect(donationPayload('onetime', 2500)).toEqual({ process: 'onetime', dollars: 2500 });
  expect(donationPayload('monthly', 2500)).toEqual({ process: 'monthly-init', dollars: 2500 });
});

test.each([0, 1, 99, -2500, 100.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'sends nothing for %d cents [DONATE-7]',
  (cents) => {
    expect(donationPayload('onetime', cents)).toBeUndefined();
  },
);

test('sends exactly the donations it can read, to the cent [DONATE-7, DONATE-12, DONATE-13]', () => {
  const dollars = fc.integer({ min: 0, max: 50_000 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(dollars, fc.constantFrom('onetime', 'monthly'), (typed, process) => {
      const reading = readDonation(typed);
      const cents = Number(typed.replace('.', ''));
      if (cents > 0 && cents < 100) expect(reading).toEqual({ problem: 'amountTooSmall' });
      else expect(reading).toEqual({ cents });
      const sent = 'cents' in reading ? donationPayload(process, reading.cents) : undefined;
      const name = process === 'monthly' ? 'monthly-init' : 'onetime';
      expect(sent).toEqual(cents < 100 ? undefined : { process: name, dollars: cents });
    }),
  );
});

test.each([
  ['0', { cents: 0 }],
  ['', { cents: 0 }],
  ['1', { cents: 100 }],
  ['25.00', { cents: 2500 }],
  ['0.50', { problem: 'amountTooSmall' }],
  ['2.50', { problem: 'amountNotWhole' }],
  ['-1', { problem: 'amountUnreadable' }],
  ['some', { problem: 'amountUnreadable' }],
])('reads the donation %j beside a product in whole dollars from 0 [CART-16, DONATE-7]', (typed, reading) => {
  expect(readWholeDonation(typed)).toEqual(reading);
});

describe('typed amounts in the decision table', () => {
  const hostile: { dollars_typed: string[] } = JSON.parse(
    readFileSync(new URL('../../../tests/data/hostile-numbers.json', import.meta.url), 'utf8'),
  );

  test('include every hostile amount', () => {
    const stated = typedAmounts.map(({ typed }) => typed);
    expect(stated.length).toBeGreaterThan(100);
    expect(new Set(stated).size).toBe(stated.length);
    expect(hostile.dollars_typed.filter((typed) => !stated.includes(typed))).toEqual([]);
  });

  const whyNot: Record<string, string> = { ...WHY_NOT, 'too small': 'amountTooSmall' };

  test.each(typedAmounts)('$written in the builder: $builder [DONATE-7]', ({ typed, builder }) => {
    const reading = readDonation(typed);
    if (!('cents' in reading)) return expect(reading.problem).toBe(whyNot[builder]);
    const sent = donationPayload('onetime', reading.cents)?.dollars;
    expect(sent === undefined ? 'no donation' : dollars(sent)).toBe(builder);
  });
});
