import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Address,
  emptyAddress,
  fixedCountry,
  inCountry,
  missingFields,
  needsAddress,
  needsPostcode,
  needsState,
  type StateLists,
  statesOf,
  withCountry,
  withinCountries,
} from './address.ts';

const states: StateLists = {
  US: [
    { code: 'NY', name: 'New York' },
    { code: 'WA', name: 'Washington' },
  ],
  AU: [
    { code: 'NSW', name: 'New South Wales' },
    { code: 'WA', name: 'Western Australia' },
  ],
};
const australia = { code: 'AU', names: ['Australia'] };
const france = { code: 'FR', names: ['France', 'République française'] };
const unitedStates = { code: 'US', names: ['United States', 'USA'] };
const address: Address = {
  line1: '1 Main Street',
  line2: 'Apt 2',
  city: 'Albany',
  state: 'NY',
  postcode: '12207',
  country: 'US',
  country_name: 'United States',
};

test('has the seven fields of an address, all blank [ADDR-13]', () => {
  expect(emptyAddress).toEqual({
    line1: '',
    line2: '',
    city: '',
    state: '',
    postcode: '',
    country: '',
    country_name: '',
  });
});

const countries = ['US', 'CA', 'AU', 'GB', 'FR', 'IE', '', 'us', '__proto__'];

test('needs a state in three countries [ADDR-15]', () => {
  expect(countries.filter(needsState)).toEqual(['US', 'CA', 'AU']);
});

test('needs a postcode in four countries [ADDR-16]', () => {
  expect(countries.filter(needsPostcode)).toEqual(['US', 'CA', 'AU', 'GB']);
});

test('misses line 1, city and country of a blank address, but not line 2 [ADDR-14]', () => {
  expect(missingFields(emptyAddress)).toEqual(['country', 'line1', 'city']);
  expect(missingFields({ ...address, line2: '' })).toEqual([]);
});

test.each([
  ['US', ['line1', 'city', 'state', 'postcode']],
  ['CA', ['line1', 'city', 'state', 'postcode']],
  ['AU', ['line1', 'city', 'state', 'postcode']],
  ['GB', ['line1', 'city', 'postcode']],
  ['FR', ['line1', 'city']],
])('misses in %s what is only blanks: %j [ADDR-14, ADDR-15, ADDR-16]', (country, missing) => {
  const blanks = { line1: ' ', line2: ' ', city: '\t', state: '\n', postcode: '\u00a0', country_name: '' };
  expect(missingFields({ ...blanks, country })).toEqual(missing);
});

test('lists the states of a country that has a list, and none of any other [ADDR-17]', () => {
  expect(statesOf(states, 'US')).toBe(states.US);
  expect(['FR', '', '__proto__', 'constructor', 'toString'].map((country) => statesOf(states, country))).toEqual(
    Array(5).fill([]),
  );
});

test('takes the name of the new country from the first of its names [ADDR-20]', () => {
  expect(withCountry(address, france, states)).toEqual({
    ...address,
    state: '',
    country: 'FR',
    country_name: 'France',
  });
  expect(withCountry(address, { code: 'FR', names: [] }, states).country_name).toBe('FR');
});

test('drops the state of the country before, even where the new one has the same code', () => {
  expect(withCountry(address, australia, states)).toEqual({
    ...address,
    state: '',
    country: 'AU',
    country_name: 'Australia',
  });
  expect(withCountry({ ...address, state: 'WA' }, australia, states).state).toBe('');
});

test('keeps a state that was filled in before its country was', () => {
  const filled = { ...address, country: '', country_name: '' };
  expect(withCountry(filled, unitedStates, states)).toEqual(address);
  expect(withCountry({ ...filled, country: 'FR' }, unitedStates, states)).toEqual(address);
});

test('finds what was typed of a state in the list of the new country, by its name or its code', () => {
  const typed = (state: string) => withCountry({ ...address, country: '', state }, unitedStates, states).state;
  expect([' new york', 'ny ', 'New York', 'York', ' '].map(typed)).toEqual(['NY', 'NY', 'NY', '', '']);
});

test('keeps free text that was typed before a country without a list was chosen', () => {
  expect(withCountry({ ...address, country: '', state: 'Bretagne' }, france, states).state).toBe('Bretagne');
});

test('drops free text that the list of the new country does not hold', () => {
  expect(withCountry({ ...address, country: 'FR', state: 'Île-de-France' }, unitedStates, states).state).toBe('');
});

test('keeps everything when the country stays the same', () => {
  expect(withCountry(address, unitedStates, states)).toEqual(address);
  const french = { ...address, state: 'Bretagne', country: 'FR', country_name: 'France' };
  expect(withCountry(french, france, states)).toEqual(french);
});

test('never carries a state over from a country that listed it, and keeps all else', () => {
  const codes = fc.constantFrom('US', 'AU', 'FR', '', '__proto__');
  const typed = fc.constantFrom('NY', 'WA', 'NSW', 'Bretagne', '');
  fc.assert(
    fc.property(codes, codes, typed, fc.string(), (from, to, state, line1) => {
      const before = { ...address, line1, state, country: from };
      const { state: left, ...rest } = withCountry(before, { code: to, names: [`Name of ${to}`] }, states);
      const isListed = (country: string) =>
        (country === 'US' || country === 'AU') && states[country]?.some(({ code }) => code === state);
      expect(rest).toEqual({
        line1,
        line2: address.line2,
        city: address.city,
        postcode: address.postcode,
        country: to,
        country_name: `Name of ${to}`,
      });
      if (from === to) expect(left).toBe(state);
      else if (from === '' && statesOf(states, to).length === 0) expect(left).toBe(state);
      else expect(left).toBe(isListed(to) && !isListed(from) ? state : '');
    }),
  );
});

test('fixes the country of a category that has exactly one [ADDR-18]', () => {
  expect(fixedCountry([unitedStates])).toBe(unitedStates);
  expect(fixedCountry([unitedStates, france])).toBeUndefined();
  expect(fixedCountry([])).toBeUndefined();
});

test('moves to a country of the list, and to no other [ADDR-19]', () => {
  const countries = [france, australia];
  expect(inCountry(address, 'FR', countries, states)).toEqual(withCountry(address, france, states));
  expect(['US', 'fr', '', '__proto__'].map((code) => inCountry(address, code, countries, states))).toEqual(
    Array(4).fill(address),
  );
});

test('stays within the countries of a category: the only one is filled in, and no other is kept [ADDR-18, ADDR-19]', () => {
  const french = { ...address, state: 'Bretagne', country: 'FR', country_name: 'France' };
  expect(withinCountries(french, [france, australia], states)).toBe(french);
  expect(withinCountries(french, [unitedStates], states)).toEqual(withCountry(french, unitedStates, states));
  const homeless = { ...french, state: '', country: '', country_name: '' };
  expect(withinCountries(french, [unitedStates, australia], states)).toEqual(homeless);
  expect(withinCountries(homeless, [unitedStates, australia], states)).toBe(homeless);
  expect(withinCountries(french, [], states)).toEqual(homeless);
});

test('an address within its countries has none or one of them, loses nothing but country and state, and stays', () => {
  const all = [unitedStates, australia, france];
  const typed = fc.record({
    country: fc.constantFrom('US', 'AU', 'FR', 'IE', ''),
    state: fc.constantFrom('WA', 'NY', ''),
  });
  fc.assert(
    fc.property(typed, fc.subarray(all), fc.string(), (given, countries, line1) => {
      const before = { ...address, ...given, line1 };
      const after = withinCountries(before, countries, states);
      expect(['', ...countries.map(({ code }) => code)]).toContain(after.country);
      expect({ ...after, country: '', country_name: '', state: '' }).toEqual({
        ...before,
        country: '',
        country_name: '',
        state: '',
      });
      expect(withinCountries(after, countries, states)).toEqual(after);
    }),
  );
});

test('needs an address for print, not for digital [ADDR-21]', () => {
  expect(needsAddress({ medium: 'print', shipsGoods: false })).toBe(true);
  expect(needsAddress({ medium: 'digital', shipsGoods: false })).toBe(false);
  expect(needsAddress({ shipsGoods: false })).toBe(false);
});

test('needs an address for goods that are shipped, with or without a subscription [ADDR-22]', () => {
  expect(needsAddress({ medium: 'digital', shipsGoods: true })).toBe(true);
  expect(needsAddress({ shipsGoods: true })).toBe(true);
});
