import type { Country } from '#machines/rules/address/address.ts';
import type { SelectOption } from '#parts/form/Select.tsx';

/** Each country once, by the first of its names and in the alphabet of the locale; the others find it too (ADDR-20). */
export function countryOptions(countries: readonly Country[], locale: string): SelectOption[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(({ code, names: [label = code, ...others] }) => ({ value: code, label, others }))
    .toSorted((one, other) => compare(one.label, other.label));
}
