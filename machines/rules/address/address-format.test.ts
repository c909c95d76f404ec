import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Address, emptyAddress } from './address.ts';
import { linesAsked, linesOf, missingLines, nameOf } from './address-format.ts';

const at = (country: string, country_name: string, lines: Partial<Address>): Address => ({
  ...emptyAddress,
  country,
  country_name,
  ...lines,
});

test.each<[Address, string[]]>([
  [
    at('US', 'United States', {
      line1: '61 Congress St',
      line2: 'Apt 2',
      city: 'Portland',
      state: 'ME',
      postcode: '04101',
    }),
    ['61 Congress St', 'Apt 2', 'Portland, ME 04101', 'United States'],
  ],
  [
    at('CA', 'Canada', { line1: '4001 rue Drolet', city: 'Montréal', state: 'QC', postcode: 'H2W 2L4' }),
    ['4001 rue Drolet', 'Montréal QC H2W 2L4', 'Canada'],
  ],
  [
    at('GB', 'United Kingdom', { line1: '10 Downing Street', city: 'London', postcode: 'SW1A 2AA' }),
    ['10 Downing Street', 'London', 'SW1A 2AA', 'United Kingdom'],
  ],
  [
    at('IE', 'Ireland', { line1: 'O’Connell Street', city: 'Ennis', state: 'Co. Clare', postcode: 'V95 X2F3' }),
    ['O’Connell Street', 'Ennis', 'Co. Clare', 'V95 X2F3', 'Ireland'],
  ],
  [
    at('DE', 'Germany', { line1: 'Platz der Republik 1', city: 'Berlin', postcode: '11011' }),
    ['Platz der Republik 1', '11011 Berlin', 'Germany'],
  ],
  [
    at('JP', 'Japan', { line1: '1-1 Chiyoda', city: 'Chiyoda-ku', state: 'Tokyo', postcode: '100-0001' }),
    ['1-1 Chiyoda, Chiyoda-ku, Tokyo', '100-0001', 'Japan'],
  ],
  [
    at('JP', 'Japan', { line1: '千代田1-1', line2: '皇居', city: '千代田区', state: '東京都', postcode: '100-0001' }),
    ['〒100-0001', '東京都千代田区', '千代田1-1', '皇居', 'Japan'],
  ],
  [
    at('BR', 'Brazil', { line1: 'Rua da Aurora 12', city: 'Recife', state: 'PE', postcode: '50050-000' }),
    ['Rua da Aurora 12', 'Recife-PE', '50050-000', 'Brazil'],
  ],
  [
    at('SG', 'Singapore', { line1: '1 Empress Place', city: 'Singapore', postcode: '179555' }),
    ['1 Empress Place', 'Singapore 179555', 'Singapore'],
  ],
])('writes %o', (address, lines) => {
  expect(linesOf(address)).toEqual(lines);
});

const whole = { line1: ' 1 Main Street ', city: 'Town', state: 'State', postcode: '123' };

test.each<[string, Partial<Address>, string[]]>([
  ['US', { ...whole, state: '' }, ['1 Main Street', 'Town 123']],
  ['US', { ...whole, state: ' ', postcode: '' }, ['1 Main Street', 'Town']],
  ['US', { ...whole, city: '' }, ['1 Main Street', 'State 123']],
  ['DE', { ...whole, postcode: '' }, ['1 Main Street', 'Town', 'State']],
  ['BR', { ...whole, state: '' }, ['1 Main Street', 'Town', '123']],
  ['JP', { state: '東京都', city: '千代田区' }, ['東京都千代田区']],
  ['JP', { line1: '1-1 Chiyoda', postcode: '100-0001' }, ['1-1 Chiyoda', '100-0001']],
  ['', {}, []],
])('omits the missing parts in %s of %o', (country, lines, written) => {
  expect(linesOf(at(country, '', lines))).toEqual([...written, ...(country ? [country] : [])]);
});

test('adds fields missing from the country’s layout: the state below the city, the postcode last', () => {
  expect(linesOf(at('GB', 'United Kingdom', { ...whole, state: 'Kent' }))).toEqual([
    '1 Main Street',
    'Town',
    'Kent',
    '123',
    'United Kingdom',
  ]);
  expect(linesOf(at('AE', '', whole))).toEqual(['1 Main Street', 'Town', 'State', '123', 'AE']);
});

test.each(['', 'ZZ', 'us', 'U S', 'A ', '__proto__', 'constructor', 'toString', '<b>', 'USA', '🇺🇸'])(
  'writes and asks for every line if the country is %j',
  (country) => {
    expect(linesOf({ ...emptyAddress, ...whole, country })).toEqual(
      ['1 Main Street', 'Town', 'State', '123', country.trim()].filter(Boolean),
    );
    expect(linesAsked(country)).toEqual(['line1', 'line2', 'city', 'state', 'postcode']);
    expect((['city', 'state', 'postcode'] as const).map((line) => nameOf(line, country))).toEqual([
      'city',
      'state.other',
      'postcode',
    ]);
  },
);

test('writes every typed character and adds no lines', () => {
  const text = fc.string({
    unit: fc.constantFrom('A', 'C', 'S', 'Z', '|', '%n', '$&', ' ', ',', '千', '\u202e', '<b>'),
  });
  const country = fc.constantFrom('US', 'GB', 'DE', 'JP', 'CN', 'HK', 'SG', 'CI', 'PR', 'XX', '');
  const lines = fc.record({ line1: text, line2: text, city: text, state: text, postcode: text, country });
  fc.assert(
    fc.property(lines, (given) => {
      const written = linesOf({ ...emptyAddress, ...given });
      const parts = Object.values(given).map((part) => part.trim());
      for (const part of parts) expect(written.join('\n')).toContain(part);
      expect(written).not.toContain('');
      expect(written.length).toBeLessThanOrEqual(parts.filter(Boolean).length);
    }),
  );
});

test.each([
  ['US', ['line1', 'line2', 'city', 'state', 'postcode'], ['city', 'state', 'postcode.zip']],
  ['CA', ['line1', 'line2', 'city', 'state', 'postcode'], ['city', 'state.province', 'postcode']],
  ['GB', ['line1', 'line2', 'city', 'postcode'], ['city.town', 'state.other', 'postcode.postcode']],
  ['AU', ['line1', 'line2', 'city', 'state', 'postcode'], ['city.suburb', 'state', 'postcode.postcode']],
  ['IE', ['line1', 'line2', 'city', 'state', 'postcode'], ['city', 'state.county', 'postcode.eircode']],
  ['DE', ['line1', 'line2', 'postcode', 'city'], ['city', 'state.other', 'postcode']],
  ['JP', ['line1', 'line2', 'city', 'state', 'postcode'], ['city', 'state.prefecture', 'postcode']],
  ['BR', ['line1', 'line2', 'city', 'state', 'postcode'], ['city', 'state', 'postcode']],
  ['HK', ['line1', 'line2', 'city', 'state'], ['city.district', 'state.area', 'postcode']],
] as const)('asks in %s for %j, labelled %j', (country, lines, names) => {
  expect(linesAsked(country)).toEqual(lines);
  expect((['city', 'state', 'postcode'] as const).map((line) => nameOf(line, country))).toEqual(names);
});

test('names blank required lines as the country does [ADDR-14, ADDR-15, ADDR-16]', () => {
  expect(missingLines(at('US', '', {}), 'address')).toEqual([
    { field: 'address.line1', code: 'required' },
    { field: 'address.city', code: 'required' },
    { field: 'address.state', code: 'required' },
    { field: 'address.postcode', code: 'required', asked: 'address.postcode.zip' },
  ]);
  expect(missingLines(at('', '', whole), 'recipient_address')).toEqual([
    { field: 'recipient_address.country', code: 'required' },
  ]);
});
