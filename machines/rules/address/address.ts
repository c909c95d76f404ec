import type { Medium } from '#machines/rules/subscription/subscription.ts';
import { isBlank } from '#machines/rules/text/required.ts';
import { typedLine, typedLines, typedPlainly } from '#machines/rules/text/typed.ts';

/** A postal address in a form; blank fields are ''. */
export interface Address {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  country_name: string;
}

export type AddressLine = Exclude<keyof Address, 'country' | 'country_name'>;

/** The fields that identify an address; `country_name` only repeats `country`. */
export const ADDRESS_LINES = ['country', 'line1', 'line2', 'city', 'state', 'postcode'] as const;

/** A country we ship to. Its first name is the one shown (ADDR-20). */
export interface Country {
  code: string;
  names: string[];
}

export interface State {
  code: string;
  name: string;
}

/** State lists by country code. Other countries take free text. */
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

/** Whether addresses in the country require a state (ADDR-15). */
export const needsState = (country: string): boolean => ['US', 'CA', 'AU'].includes(country);

/** Whether addresses in the country require a postcode (ADDR-16). */
export const needsPostcode = (country: string): boolean => ['US', 'CA', 'GB', 'AU'].includes(country);

/** Cleans a typed address. */
export const typedAddress = (address: Address): Address => ({
  ...typedLines(address),
  postcode: typedPlainly(address.postcode),
});

/** Returns the required fields that are blank, in the order of the form. */
export function missingFields(address: Address): (keyof Address)[] {
  const required: (keyof Address)[] = ['country', 'line1', 'city'];
  if (needsState(address.country)) required.push('state');
  if (needsPostcode(address.country)) required.push('postcode');
  return required.filter((field) => isBlank(address[field]));
}

/** Returns the states to choose from; empty if the state is free text (ADDR-17). */
export const statesOf = (states: StateLists, country: string): State[] =>
  Object.hasOwn(states, country) ? (states[country] ?? []) : [];

/** Moves the address to another country and clears a state that does not fit it. */
export const withCountry = (address: Address, { code, names }: Country, states: StateLists): Address => ({
  ...address,
  country: code,
  country_name: names[0] ?? code,
  state:
    code === address.country
      ? listedState(address.state, statesOf(states, code))
      : stateIn(address, statesOf(states, code), states),
});

/**
 * Drops a state from the previous country's list, since codes repeat: `WA` is Washington or Western Australia.
 * Otherwise matches the state against the new list. Without a new list, keeps only text typed before any country was
 * chosen.
 */
function stateIn({ country, state }: Address, listed: readonly State[], states: StateLists): string {
  if (statesOf(states, country).some(({ code }) => code === state)) return '';
  if (listed.length === 0) return country === '' ? state : '';
  const found = listedState(state, listed);
  return listed.some(({ code }) => code === found) ? found : '';
}

/** Returns the code of a state that was typed by its name or code; the text if it is not listed. */
export function listedState(state: string, listed: readonly State[]): string {
  const typed = typedLine(state).toLowerCase();
  return listed.find((one) => [one.code, one.name].some((word) => word.toLowerCase() === typed))?.code ?? state;
}

/** Types into a line. A state becomes the code of its list, as browsers and password managers fill in names. */
export function withLine(address: Address, line: AddressLine, text: string, states: StateLists = {}): Address {
  const typed = line === 'state' ? listedState(text, statesOf(states, address.country)) : text;
  return { ...address, [line]: typed };
}

/** Returns the country of a shipping category that has exactly one (ADDR-18). */
export const fixedCountry = (countries: readonly Country[]): Country | undefined =>
  countries.length === 1 ? countries[0] : undefined;

/** Moves the address to the country with this code, or to none for ''; unchanged if it is not among `countries`. */
export function inCountry(address: Address, code: string, countries: readonly Country[], states: StateLists): Address {
  const country = code === '' ? { code, names: [] } : countries.find((each) => each.code === code);
  return country ? withCountry(address, country, states) : address;
}

/** Fits the address to the countries of its shipping category: fills in the only one, clears one that is not listed. */
export function withinCountries(address: Address, countries: readonly Country[], states: StateLists): Address {
  const only = fixedCountry(countries);
  if (only) return withCountry(address, only, states);
  const { country } = address;
  if (country === '' || countries.some(({ code }) => code === country)) return address;
  return { ...address, country: '', country_name: '', state: '' };
}

/** Whether an order needs an address: for a personal print subscription or shipped goods. */
export const needsAddress = ({ medium, shipsGoods }: { medium?: Medium; shipsGoods: boolean }): boolean =>
  medium === 'print' || shipsGoods;
