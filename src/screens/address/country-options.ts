import type { Country } from '#machines/rules/address/address.ts';
import { inAlphabet } from '#messages/alphabet.ts';
import type { SelectOption } from '#parts/form/Select.tsx';

/** Each country once, by the first of its names and in the alphabet of the locale; the others find it too (ADDR-20). */
export function countryOptions(countries: readonly Country[], locale: string): SelectOption[] {
  const options = countries.map(({ code, names: [label = code, ...others] }) => ({ value: code, label, others }));
  return inAlphabet(options, locale, ({ label }) => label);
}
