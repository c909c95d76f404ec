import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Address,
  emptyAddress,
  fixedCountry,
  inCountry,
  missingFields,
  needsAddress,
  type StateLists,
  statesOf,
  withCountry,
  withinCountries,
  withLine,
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

test('requires line 1, city and country, but not line 2 [ADDR-14]', () => {
  expect(missingFields(emptyAddress)).toEqual(['country', 'line1', 'city']);
  expect(missingFields({ ...address, line2: '' })).toEqual([]);
});

test.each([
  ['US', ['line1', 'city', 'state', 'postcode']],
  ['CA', ['line1', 'city', 'state', 'postcode']],
  ['AU', ['line1', 'city', 'state', 'postcode']],
  ['GB', ['line1', 'city', 'postcode']],
  ['FR', ['line1', 'city']],
])('treats white space as blank: %s lacks %j [ADDR-14, ADDR-15, ADDR-16]', (country, missing) => {
  const blanks = { line1: ' ', line2: ' ', city: '\t', state: '\n', postcode: '\u00a0', country_name: '' };
  expect(missingFields({ ...blanks, country })).toEqual(missing);
});

test('lists states only for countries that have a list [ADDR-17]', () => {
  expect(statesOf(states, 'US')).toBe(states.US);
  expect(['FR', '', '__proto__', 'constructor', 'toString'].map((country) => statesOf(states, country))).toEqual(
    Array(5).fill([]),
  );
});

test('uses the first name of the new country [ADDR-20]', () => {
  expect(withCountry(address, france, states)).toEqual({
    ...address,
    state: '',
    country: 'FR',
    country_name: 'France',
  });
  expect(withCountry(address, { code: 'FR', names: [] }, states).country_name).toBe('FR');
});

test('matches a typed state to the new country’s list by name or code', () => {
  const typed = (state: string) => withCountry({ ...address, country: '', state }, unitedStates, states).state;
  expect([' new york', 'ny ', 'New York', 'York', ' '].map(typed)).toEqual(['NY', 'NY', 'NY', '', '']);
});

test('reads a state filled in after its country, by name or code [BEYOND-194]', () => {
  const fill = (text: string) => withLine({ ...address, state: '' }, 'state', text, states).state;
  expect(['New York', 'new york', ' NY\u00A0', 'ny', 'York', ''].map(fill)).toEqual([
    'NY',
    'NY',
    'NY',
    'NY',
    'York',
    '',
  ]);
  expect(withLine({ ...address, country: 'FR', state: '' }, 'state', 'Bretagne', states).state).toBe('Bretagne');
});

test('fills in an address in any order of its fields [BEYOND-194]', () => {
  const blank = { ...address, line1: '', city: '', state: '', postcode: '', country: '', country_name: '' };
  const fields = ['country', 'line1', 'city', 'state', 'postcode'] as const;
  const places = fc.constantFrom(
    ['US', 'New York', 'NY'],
    ['US', 'ny', 'NY'],
    ['AU', 'new south wales', 'NSW'],
    ['AU', 'NSW', 'NSW'],
  );
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...fields], { minLength: fields.length }),
      places,
      (order, [code = '', typed = '', state]) => {
        const filled = order.reduce(
          (now, field) =>
            field === 'country'
              ? inCountry(now, code, [unitedStates, australia], states)
              : withLine(now, field, field === 'state' ? typed : 'x', states),
          blank,
        );
        expect([filled.country, filled.state, filled.line1]).toEqual([code, state, 'x']);
      },
    ),
  );
});

test('never carries over a state from the previous list, and keeps all other fields', () => {
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

test('returns the country of a category that has exactly one [ADDR-18]', () => {
  expect(fixedCountry([unitedStates])).toBe(unitedStates);
  expect(fixedCountry([unitedStates, france])).toBeUndefined();
  expect(fixedCountry([])).toBeUndefined();
});

test('changes the country only to one in the list, or to none [ADDR-19]', () => {
  const countries = [france, australia];
  expect(inCountry(address, 'FR', countries, states)).toEqual(withCountry(address, france, states));
  expect(['US', 'fr', '__proto__'].map((code) => inCountry(address, code, countries, states))).toEqual(
    Array(3).fill(address),
  );
  const australian = withCountry(address, australia, states);
  expect(inCountry({ ...australian, state: 'NSW' }, '', countries, states)).toEqual({
    ...australian,
    country: '',
    country_name: '',
    state: '',
  });
});

test('fills in a category’s only country and drops countries outside it [ADDR-18, ADDR-19]', () => {
  const french = { ...address, state: 'Bretagne', country: 'FR', country_name: 'France' };
  expect(withinCountries(french, [france, australia], states)).toBe(french);
  expect(withinCountries(french, [unitedStates], states)).toEqual(withCountry(french, unitedStates, states));
  const homeless = { ...french, state: '', country: '', country_name: '' };
  expect(withinCountries(french, [unitedStates, australia], states)).toEqual(homeless);
  expect(withinCountries(homeless, [unitedStates, australia], states)).toBe(homeless);
  expect(withinCountries(french, [], states)).toEqual(homeless);
});

test.each([
  ['print', false, true],
  ['digital', false, false],
  [undefined, false, false],
  ['digital', true, true],
  [undefined, true, true],
] as const)('with %s and shipped goods (%s), needs an address: %s [ADDR-21, ADDR-22]', (medium, shipsGoods, needed) => {
  expect(needsAddress({ ...(medium && { medium }), shipsGoods })).toBe(needed);
});
