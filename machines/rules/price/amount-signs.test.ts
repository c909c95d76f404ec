import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localAmounts } from '#fixtures/data/typed-amounts.ts';
import { LARGEST_AMOUNT, readAmount } from './amount.ts';

test('the decision table covers amounts in other locales', () => {
  expect(new Set(localAmounts.map(({ locale }) => locale))).toEqual(
    new Set(['fr', 'fr-CA', 'de-DE', 'de-CH', 'ar', 'ar-EG']),
  );
  expect(localAmounts.length).toBeGreaterThan(150);
});

test.each(localAmounts)('reads $typed in $locale as $read', ({ typed, locale, read }) => {
  const cents = /^\$/.test(read) ? { cents: Number(read.replace(/\D/g, '')) } : { problem: 'amountUnreadable' };
  expect(readAmount(typed, locale)).toEqual(cents);
});

test.each(['en', 'en-GB', 'en-US', 'not a locale', 'en_US', ''])('%j reads like English', (locale) => {
  for (const typed of ['25,50', '1,000', '٢٥٫٥٠', '1 000', '$5', '.5'])
    expect(readAmount(typed, locale)).toEqual(readAmount(typed));
});

test('reads back what a locale writes as the same amount, or refuses it', () => {
  const locales = fc.constantFrom(
    'en-US',
    'fr',
    'fr-CA',
    'de',
    'de-CH',
    'ar',
    'ar-EG',
    'fa',
    'hi',
    'pl',
    'pt-BR',
    'sv',
  );
  const cents = fc.integer({ min: 0, max: LARGEST_AMOUNT });
  fc.assert(
    fc.property(locales, cents, (locale, amount) => {
      const style = { minimumFractionDigits: 2 };
      const written = new Intl.NumberFormat(locale, style).format(amount / 100);
      const reading = readAmount(written, locale);
      // Excludes Hindi's groups of two digits.
      if (locale === 'hi' && amount >= 10_000_000) expect(reading).toEqual({ problem: 'amountUnreadable' });
      else expect(reading).toEqual({ cents: amount });
    }),
  );
});
