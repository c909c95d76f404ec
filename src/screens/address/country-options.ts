import type { Country } from '#machines/rules/address/address.ts';
import type { SelectOption } from '#parts/form/Select.tsx';

/**
 * Each country by each of its names, in the alphabet of the locale, so that it is found by any of them; the first is
 * the one that is shown and stored, and the others say so (ADDR-20).
 */
export function countryOptions(countries: readonly Country[], locale: string): SelectOption[] {
  const options = countries.flatMap(({ code, names: [shown = code, ...others] }) => [
    { value: code, label: shown },
    ...others.map((name, index) => ({ value: `${code} ${index}`, label: `${name} (${shown})` })),
  ]);
  const { compare } = new Intl.Collator(locale);
  return options.toSorted((one, other) => compare(one.label, other.label));
}

/** The code of the country that an option stands for. */
export const countryOf = (value: string): string => value.replace(/ .*/, '');
