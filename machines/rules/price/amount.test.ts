import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LARGEST_AMOUNT, readAmount } from './amount.ts';

/** In cents; ambiguous amounts are refused. The decision table (`donation.test.ts`) holds further ones. */
const readings: Record<string, number | 'amountUnreadable' | 'amountTooLarge'> = {
  '   ': 0,
  '7.50': 750,
  '007': 700,
  '1,000.00': 100_000,
  '1,000.5': 100_050,
  '12,345.67': 1_234_567,
  '$1,000.00': 100_000,
  '２５.５０': 2550,
  '۲۵': 2500,
  '999999.99': LARGEST_AMOUNT,
  '999,999.99': LARGEST_AMOUNT,
  '1000000': 'amountTooLarge',
  '1,000,000.00': 'amountTooLarge',
  [`${'9'.repeat(400)}`]: 'amountTooLarge',
  '7,5': 'amountUnreadable',
  '75,00': 'amountUnreadable',
  '0,500': 'amountUnreadable',
  '1,00': 'amountUnreadable',
  '1,0000': 'amountUnreadable',
  '1000,000': 'amountUnreadable',
  ',500': 'amountUnreadable',
  '1.2.3': 'amountUnreadable',
  '0.999': 'amountUnreadable',
  '5²': 'amountUnreadable',
  '½': 'amountUnreadable',
  '.': 'amountUnreadable',
  $: 'amountUnreadable',
  '$.': 'amountUnreadable',
  $$5: 'amountUnreadable',
  '5$': 'amountUnreadable',
  '$-5': 'amountUnreadable',
  '€5': 'amountUnreadable',
  '5%': 'amountUnreadable',
  '5\u200b': 500,
  '5\n6': 'amountUnreadable',
};

test.each(Object.entries(readings))('reads %j as %s [DONATE-12]', (typed, reading) => {
  expect(readAmount(typed)).toEqual(typeof reading === 'number' ? { cents: reading } : { problem: reading });
});

test('reads back every amount exactly, however it is written [DONATE-12]', () => {
  const written = fc.record({
    cents: fc.integer({ min: 0, max: LARGEST_AMOUNT }),
    grouped: fc.boolean(),
    sign: fc.constantFrom('', '$'),
    space: fc.constantFrom('', ' ', '\t', '\u00a0'),
    zero: fc.constantFrom(0x30, 0xff10, 0x0660, 0x06f0),
  });
  fc.assert(
    fc.property(written, ({ cents, grouped, sign, space, zero }) => {
      const whole = String(Math.floor(cents / 100));
      const text = `${grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole}.${String(cents % 100).padStart(2, '0')}`;
      const digits = text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
      expect(readAmount(space + sign + digits + space)).toEqual({ cents });
    }),
  );
});

test('never reads an amount other than the plain one', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123459.,$+-e xX_٣５²'), maxLength: 10 });
  fc.assert(
    fc.property(typed, (text) => {
      const reading = readAmount(text);
      if (!('cents' in reading)) return;
      const plain = text
        .replaceAll(/[\s$,]/g, '')
        .replaceAll('٣', '3')
        .replaceAll('５', '5');
      expect(plain).toMatch(/^[0-9.]*$/);
      expect(reading.cents).toBe(Math.round(Number(plain) * 100));
      expect(Number.isInteger(reading.cents) && reading.cents >= 0 && reading.cents <= LARGEST_AMOUNT).toBe(true);
    }),
  );
});
