import type { Country } from '#machines/rules/address/address.ts';
import { inAlphabet } from '#messages/format/alphabet.ts';
import type { SelectOption } from '#parts/form/choice/Select.tsx';

/**
 * Returns one option per country, by its first name and in the locale's order; typeahead also finds the other names
 * (ADDR-20).
 */
export function countryOptions(countries: readonly Country[], locale: string): SelectOption[] {
  const options = countries.map(({ code, names: [label = code, ...others] }) => ({ value: code, label, others }));
  return inAlphabet(options, locale, ({ label }) => label);
}
