import { expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import { countryOptions } from './country-options.ts';

const countries = replies.getShipping.shipping.body.c.countries.map(({ code, names }) => ({ code, names: [...names] }));

test('lists a country once, by its first name, and finds it by the others [ADDR-19, ADDR-20]', () => {
  const options = countryOptions(countries, 'en-US');
  expect(options.filter(({ value }) => value === 'GB')).toEqual([
    { value: 'GB', label: 'United Kingdom', others: ['Great Britain', 'UK'] },
  ]);
  expect(options.length).toBe(countries.length);
});

test("sorts by the locale's alphabet, accents or not", () => {
  const labels = (locale: string) => countryOptions(countries, locale).map(({ label }) => label);
  expect(labels('en-US').slice(0, 5)).toEqual(['Afghanistan', 'Åland Islands', 'Albania', 'Algeria', 'American Samoa']);
  const nordic = [
    { code: 'AX', names: ['Åland'] },
    { code: 'ZW', names: ['Zimbabwe'] },
  ];
  expect(countryOptions(nordic, 'sv-SE').map(({ value }) => value)).toEqual(['ZW', 'AX']);
});
