import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { english } from '#messages/english.ts';
import type { Plural, PluralForms } from '#messages/message.ts';
import { fillCount, formatCount } from './plural.ts';

const six = {
  zero: 'صفر',
  one: 'واحد',
  two: 'اثنان',
  few: '{count} قليلة',
  many: '{count} كثيرة',
  other: '{count} غيرها',
};
const inArabic = (locale: string, forms: PluralForms = six): Plural<never> => ({ locale, forms });
const pages: Plural<'name'> = {
  locale: 'fr',
  forms: { one: '{count} page de {name}', other: '{count} pages de {name}' },
};

test.each([
  [0, 'صفر'],
  [1, 'واحد'],
  [2, 'اثنان'],
  [3, '3 قليلة'],
  [10, '10 قليلة'],
  [11, '11 كثيرة'],
  [99, '99 كثيرة'],
  [100, '100 غيرها'],
  [102, '102 غيرها'],
  [103, '103 قليلة'],
])('uses the plural form of %i', (count, said) => {
  expect(fillCount(inArabic('ar-u-nu-latn'), count)).toBe(said);
});

test('formats a count with the digits and grouping of its locale', () => {
  expect(fillCount(inArabic('ar-EG'), 1_205)).toBe('١٬٢٠٥ قليلة');
  expect(formatCount(1_205)).toBe('1,205');
  expect(fillCount(pages, 1_205, { name: 'A' })).toBe('1\u202f205 pages de A');
});

test('picks the same plural form as Intl in American English', () => {
  const [rules, numbers] = [new Intl.PluralRules('en-US'), new Intl.NumberFormat('en-US')];
  const forms = { one: 'one {count}', other: 'other {count}' };
  fc.assert(
    fc.property(fc.oneof(fc.nat(1_200), fc.maxSafeInteger()), (count) => {
      const said = `${rules.select(count)} ${numbers.format(count)}`;
      expect(fillCount({ locale: 'en-US', forms } as Plural<never>, count)).toBe(said);
    }),
  );
});

test('falls back to the `other` form', () => {
  expect(fillCount(inArabic('ar-EG', { other: '{count}' }), 2)).toBe('٢');
  expect(fillCount(pages, 1_000_000, { name: 'A' })).toBe('1\u202f000\u202f000 pages de A');
});

test('requires the other placeholders, and never fills placeholders inside a value', () => {
  expect(fillCount(pages, 1, { name: '{count}' })).toBe('1 page de {count}');
  expectTypeOf(english.issues.count).toEqualTypeOf<Plural<never>>();
  // @ts-expect-error: the name is missing
  expect(fillCount(pages, 1)).toBe('1 page de {name}');
});
