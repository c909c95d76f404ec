import type { Medium } from '#machines/rules/subscription/subscription.ts';

/** A postal address as forms hold it; what is not filled in is ''. */
export interface Address {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  country_name: string;
}

/** A line of an address that is typed; its country is chosen. */
export type AddressLine = Exclude<keyof Address, 'country' | 'country_name'>;

/** The fields of an address in a form. */
export const ADDRESS_LINES = ['country', 'line1', 'line2', 'city', 'state', 'postcode'] as const;

/** A country that can be shipped to; the first of its names is the one shown (ADDR-20). */
export interface Country {
  code: string;
  names: string[];
}

export interface State {
  code: string;
  name: string;
}

/** The state lists that exist, by country code. */
export type StateLists = Record<string, State[]>;

export const emptyAddress: Address = {
  line1: '',
  line2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  country_name: '',
};

/** Whether addresses of the country need a state (ADDR-15). */
export const needsState = (country: string): boolean => ['US', 'CA', 'AU'].includes(country);

/** Whether addresses of the country need a postcode (ADDR-16). */
export const needsPostcode = (country: string): boolean => ['US', 'CA', 'GB', 'AU'].includes(country);

/** The required fields that are blank, in the order of the form. */
export function missingFields(address: Address): (keyof Address)[] {
  const required: (keyof Address)[] = ['country', 'line1', 'city'];
  if (needsState(address.country)) required.push('state');
  if (needsPostcode(address.country)) required.push('postcode');
  return required.filter((field) => address[field].trim() === '');
}

/** The states to choose from; none where state is free text (ADDR-17). */
export const statesOf = (states: StateLists, country: string): State[] =>
  Object.hasOwn(states, country) ? (states[country] ?? []) : [];

/** The address moved to another country. */
export const withCountry = (address: Address, { code, names }: Country, states: StateLists): Address => ({
  ...address,
  country: code,
  country_name: names[0] ?? code,
  state: code === address.country ? address.state : stateIn(address, statesOf(states, code), states),
});

/**
 * What becomes of a state in another country. One that the country before lists is left out: `WA` is Washington in one
 * list and Western Australia in another. Else it is what the new list calls so; without one, what was typed before any country.
 */
function stateIn({ country, state }: Address, listed: readonly State[], states: StateLists): string {
  if (statesOf(states, country).some(({ code }) => code === state)) return '';
  const typed = state.trim().toLowerCase();
  if (listed.length === 0) return country === '' ? state : '';
  return listed.find((one) => [one.code, one.name].some((word) => word.toLowerCase() === typed))?.code ?? '';
}

/** The country of a shipping category that has exactly one (ADDR-18). */
export const fixedCountry = (countries: readonly Country[]): Country | undefined =>
  countries.length === 1 ? countries[0] : undefined;

/** The address in the country of this code, where it is one of these; as it was where it is not. */
export function inCountry(address: Address, code: string, countries: readonly Country[], states: StateLists): Address {
  const country = countries.find((each) => each.code === code);
  return country ? withCountry(address, country, states) : address;
}

/** The address within the countries of its shipping category: the only one is filled in, and one that is none of them left out. */
export function withinCountries(address: Address, countries: readonly Country[], states: StateLists): Address {
  const only = fixedCountry(countries);
  if (only) return withCountry(address, only, states);
  const { country } = address;
  if (country === '' || countries.some(({ code }) => code === country)) return address;
  return { ...address, country: '', country_name: '', state: '' };
}

/** Whether an order needs an address: its personal subscription is in print, or goods of it are shipped. */
export const needsAddress = ({ medium, shipsGoods }: { medium?: Medium; shipsGoods: boolean }): boolean =>
  medium === 'print' || shipsGoods;
