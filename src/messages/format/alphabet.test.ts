import { expect, test } from 'vitest';
import { inAlphabet } from './alphabet.ts';

const ordered = (names: readonly string[], locale: string) => inAlphabet(names, locale, (name) => name);

const regions = (() => {
  const names = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  return letters.flatMap((one) => letters.flatMap((other) => names.of(one + other) ?? []));
})();

test('sorts region names as Intl does in American English [ADDR-20]', () => {
  expect(regions).toContain('Åland Islands');
  expect(ordered(regions, 'en-US')).toEqual(regions.toSorted(new Intl.Collator('en-US').compare));
});

test('sorts names by the alphabet of other locales [ADDR-20]', () => {
  expect(ordered(['Åland', 'Zimbabwe', 'albania'], 'sv-SE')).toEqual(['albania', 'Zimbabwe', 'Åland']);
});
