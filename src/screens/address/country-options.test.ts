import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import { countryOf, countryOptions } from './country-options.ts';

const countries = replies.getShipping.shipping.body.c.countries.map(({ code, names }) => ({ code, names: [...names] }));

test('a country is found by any of its names, and shown by the first [ADDR-19, ADDR-20]', () => {
  const options = countryOptions(countries, 'en-US');
  const named = (label: string) => options.find((option) => option.label === label)?.value ?? '';
  expect(named('United Kingdom')).toBe('GB');
  expect(['United Kingdom', 'Great Britain (United Kingdom)', 'UK (United Kingdom)'].map(named).map(countryOf)).toEqual(
    ['GB', 'GB', 'GB'],
  );
});

test('stands in the alphabet of the locale, accents or not', () => {
  const labels = (locale: string) => countryOptions(countries, locale).map(({ label }) => label);
  expect(labels('en-US').slice(0, 6)).toEqual([
    'Aotearoa (New Zealand)',
    'Australia',
    'Brasil (Brazil)',
    'Brazil',
    'Deutschland (Germany)',
    'Éire (Ireland)',
  ]);
  const nordic = [
    { code: 'AX', names: ['Åland'] },
    { code: 'ZW', names: ['Zimbabwe'] },
  ];
  expect(countryOptions(nordic, 'sv-SE').map(({ value }) => value)).toEqual(['ZW', 'AX']);
});

test('every option stands for one of the countries, and every country has one by its code', () => {
  const country = fc.record({
    code: fc.stringMatching(/^[A-Z]{2}$/),
    names: fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(country, { selector: ({ code }) => code, maxLength: 20 }), (given) => {
      const options = countryOptions(given, 'en-US');
      const codes = given.map(({ code }) => code).toSorted();
      expect([...new Set(options.map(({ value }) => countryOf(value)))].toSorted()).toEqual(codes);
      expect(new Set(options.map(({ value }) => value)).size).toBe(given.flatMap(({ names }) => names).length);
      for (const { code, names } of given) expect(options.find(({ value }) => value === code)?.label).toBe(names[0]);
    }),
  );
});
