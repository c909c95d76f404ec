import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { LARGEST_AMOUNT, readAmount } from '#machines/rules/price/amount.ts';
import { currencyOf } from '#machines/rules/price/currency.ts';
import { readableLocale } from '#messages/locale.ts';
import hostile from '../../../tests/data/hostile-numbers.json' with { type: 'json' };
import { inAlphabet } from './alphabet.ts';
import { formatMoney } from './format.ts';
import { formatAgo } from './format-ago.ts';
import { formatDate, formatMonth } from './format-date.ts';
import { formatList } from './format-list.ts';
import { shownAs } from './other-currency.ts';
import { fillCount, formatCount } from './plural.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('writes as in American English if the browser fails in the locale [BEYOND-193]', () => {
  const real = Intl;
  const failing = new Proxy(real, {
    get: (_, name) =>
      class {
        constructor(locale: string, options: object) {
          if (locale === 'pt-BR') throw new RangeError(`No ${String(name)} in ${locale}`);
          // biome-ignore lint/correctness/noConstructorReturn: stands for the browser's own.
          return Reflect.construct(Reflect.get(real, name), [locale, options]);
        }
      },
  });
  const all = (locale: string) => [
    formatMoney(120_500, locale),
    formatDate('2026-01-31', locale),
    formatDate('2026-01-31T12:00:00Z', locale),
    formatMonth('2026-01-31', locale),
    formatAgo(120_000, locale),
    formatList(['PDF', 'EPUB'], locale),
    formatCount(1_234, locale),
    fillCount<never>({ forms: { one: '{count} issue', other: '{count} issues' }, locale }, 1),
    inAlphabet(['b', 'a'], locale, (name) => name),
    shownAs(currencyOf({ currency: 'EUR' })).format(1_250, locale),
  ];
  vi.stubGlobal('Intl', failing);
  expect(all('pt-BR')).toEqual(all('en-US'));
});

test.each([
  [0, '$0.00'],
  [-0, '$0.00'],
  [99, '$0.99'],
  [100_000, '$1,000.00'],
  [9_007_199_254_740_991, '$90,071,992,547,409.91'],
  [-1_205, '-$12.05'],
])('formats %d cents as %s [PRICE-1]', (cents, shown) => {
  expect(formatMoney(cents)).toBe(shown);
});

test('formats hostile numbers and other values as money or a dash', () => {
  const others = [1e21, 100.0000001, Number.NaN, Number.NEGATIVE_INFINITY, null, undefined, '1205', '', true, [], {}];
  const shown = [...hostile.cents, ...others].map((cents) => [cents, formatMoney(cents)] as const);
  expect(shown.filter(([cents, text]) => (text === '—') === Number.isSafeInteger(cents))).toEqual([]);
  expect(shown.filter(([, text]) => !/^(—|-?\$\d{1,3}(,\d{3})*\.\d\d)$/.test(text))).toEqual([]);
});

test('formats every amount exactly, with two decimals [PRICE-1]', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      const shown = formatMoney(cents);
      expect(shown).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
      expect(BigInt(shown.replace(/[$,.]/g, ''))).toBe(BigInt(cents));
    }),
  );
});

test('uses the narrow dollar sign in other locales', () => {
  expect(formatMoney(1_205, 'en-CA')).toBe('$12.05');
  expect(formatMoney(123_456, 'de')).toBe('1.234,56\u00a0$');
  expect(formatMoney(123_456, 'ar')).toBe('\u200f1,234.56\u00a0$');
});

test('replaces an invalid locale with American English', () => {
  expect(['fr', 'en-ca', 'de-CH-1996'].map(readableLocale)).toEqual(['fr', 'en-CA', 'de-CH-1996']);
  expect(['', 'en_US', 'not a locale', '{}', '\u0000'].map(readableLocale)).toEqual(Array(5).fill('en-US'));
  expect([undefined, null, 42, ['fr'], { 0: 'fr', length: 1 }].map(readableLocale)).toEqual(Array(5).fill('en-US'));
  fc.assert(
    fc.property(fc.string(), (locale) => {
      expect(formatMoney(1_205, readableLocale(locale))).not.toContain('NaN');
    }),
  );
});

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
  'formats a date without a time as the same day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(formatDate('2026-01-01')).toBe(unbroken('January 1, 2026'));
    expect([formatMonth('2026-01-01'), formatMonth('2026-01-01', 'de')]).toEqual(
      ['Jan 2026', 'Jan. 2026'].map(unbroken),
    );
  },
);

test.each([
  ['fr', ['1er juin 2026', '2 juin 2026', '11 juin 2026', '21 juin 2026']],
  ['fr-CA', ['1er juin 2026', '2 juin 2026', '11 juin 2026', '21 juin 2026']],
  ['de', ['1. Juni 2026', '2. Juni 2026', '11. Juni 2026', '21. Juni 2026']],
])('formats the first of a month in %s', (locale, shown) => {
  expect([1, 2, 11, 21].map((day) => formatDate(`2026-06-${String(day).padStart(2, '0')}`, locale))).toEqual(
    shown.map(unbroken),
  );
});

test("formats a date with a time in the reader's time zone", () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatDate('2026-01-01T03:00:00Z')).toBe(unbroken('December 31, 2025'));
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(formatDate('2026-01-01T23:30:00+00:00')).toBe(unbroken('January 2, 2026'));
});

test.each([
  ['2026-02-30T10:00:00Z'],
  ['2026-01-01T25:00:00Z'],
  ['2026-01-01T10:00:00'],
  ['2026-1-1'],
  ['01/02/2026'],
  ['2026-01-01 '],
  ['1767225600000'],
  [''],
  [null],
  [undefined],
  [0],
  [Number.NaN],
  [new Date(Number.NaN)],
  [{}],
])('rejects %j as a date', (value) => {
  expect([formatDate(value), formatMonth(value)]).toEqual([undefined, undefined]);
});

test('formats dates as Intl does in American English', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });
  for (let moment = Date.UTC(2023, 0, 1); moment < Date.UTC(2028, 0, 1); moment += 86_400_000) {
    const value = new Date(moment).toISOString();
    expect([formatDate(value), formatMonth(value)]).toEqual([long.format(moment), month.format(moment)].map(unbroken));
  }
});

test('writes dates with spaces that never break, in every language', () => {
  for (const locale of ['en-US', 'en-GB', 'fr', 'de', 'es', 'ar', 'ru', 'ja'])
    expect([formatDate('2026-12-01', locale), formatMonth('2026-12-01', locale)]).not.toContainEqual(
      expect.stringContaining(' '),
    );
});

test('formats only dates that exist', () => {
  const digits = (length: number, number: number) => String(number).padStart(length, '0');
  const numbers = fc.tuple(
    fc.integer({ min: 1900, max: 2199 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  );
  fc.assert(
    fc.property(numbers, ([year, month, day]) => {
      const real = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
      const shown = formatDate(`${year}-${digits(2, month)}-${digits(2, day)}`);
      expect(shown?.match(/\d+/g)?.map(Number)).toEqual(real ? [day, year] : undefined);
    }),
  );
});

test('returns a well-formed date or undefined for any value', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      ),
      (value) => {
        expect(formatDate(value) ?? 'none').toMatch(/^(none|[A-Z][a-z]+\u00A0\d{1,2},\u00A0\d+)$/);
      },
    ),
  );
});

test('formats amounts that parse back to the same cents [PRICE-1, DONATE-12]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), (cents) => {
      const reading = readAmount(formatMoney(cents));
      expect(reading).toEqual({ cents });
      expect(formatMoney('cents' in reading && reading.cents)).toBe(formatMoney(cents));
    }),
  );
});

test('formats a list by the rules of its locale', () => {
  expect(formatList(['PDF', 'EPUB'])).toBe('PDF, EPUB');
  expect(formatList(['PDF', 'EPUB', 'MOBI'], 'fr')).toBe('PDF, EPUB et MOBI');
  expect(formatList([])).toBe('');
});

test('formats lists right to left in RTL locales, whatever the items', () => {
  expect(formatList(['PDF', 'EPUB'], 'ar')).toBe('\u200f\u2068PDF\u2069 و\u2068EPUB\u2069');
});

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
