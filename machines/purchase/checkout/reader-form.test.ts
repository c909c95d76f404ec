import { describe, expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { type Address, emptyAddress } from '#machines/rules/address/address.ts';
import { replies } from '#mocks/replies.ts';
import {
  type Addressed,
  blankForm,
  missingIn,
  moveTo,
  openedAddress,
  type Places,
  settleIn,
  typeInto,
  withRecorded,
} from './reader-form.ts';

const shipping = copyOf(replies.getShipping.shipping.body);
const form = { ...blankForm(null), name: 'Ada', email: 'ada@reader.example' };
const formWith = (address: Partial<Address>) => ({ ...form, address: { ...emptyAddress, ...address } });

test('changes only the field that is typed into', () => {
  expect(typeInto(form, { name: 'Bea' })).toEqual({ ...form, name: 'Bea' });
  expect(typeInto(form, { 'address.city': 'Leeds' })).toEqual(formWith({ city: 'Leeds' }));
});

describe('the countries of a shipping category', () => {
  test('select the only one and clear any other [ADDR-18]', () => {
    expect(settleIn(form, shipping, () => 'ship-a').address).toMatchObject({
      country: 'US',
      country_name: 'United States',
    });
    expect(settleIn(formWith({ country: 'US' }), shipping, () => 'ship-c').address.country).toBe('');
    expect(settleIn(formWith({ country: 'DE' }), shipping, () => 'ship-c')).toEqual(formWith({ country: 'DE' }));
  });

  test('limit what the reader can choose [ADDR-20]', () => {
    expect(moveTo(form, { address: 'DE' }, shipping, () => 'ship-c').address).toMatchObject({
      country: 'DE',
      country_name: 'Germany',
    });
    expect(moveTo(form, { address: 'US' }, shipping, () => 'ship-c')).toEqual(form);
  });

  test('change nothing until they are loaded', () => {
    const typed = formWith({ country: 'US' });
    expect([
      settleIn(typed, undefined, () => 'ship-c'),
      moveTo(typed, { address: 'DE' }, undefined, () => 'ship-c'),
    ]).toEqual([typed, typed]);
  });
});

describe('the address on record [CHECK-15]', () => {
  const recorded = { ...emptyAddress, line1: '12 Harbour Street' };

  test.each([
    ['fills an empty form', '', recorded],
    ['fills a form that holds only spaces', '  ', recorded],
    ['does not replace a typed address', '1 High Street', undefined],
  ])('%s', (_, line1, expected) => {
    const typed = formWith({ line1, city: 'Leeds' });
    expect(withRecorded(typed, recorded)).toEqual(expected ? { ...typed, address: expected } : typed);
  });

  test('leaves the form unchanged without an address on record', () => {
    expect(withRecorded(form, undefined)).toBe(form);
  });

  const places = (own: boolean): Places<Addressed> => ({
    categoryOf: () => 'ship-a',
    asks: () => ({ own }),
    saved: () => recorded,
    kept: () => 'ship-a',
    accountCategory: () => 'ship-a',
    move: () => ({}),
  });
  const draft: Addressed = { form, origin: 'keep' };
  const refusals = [{ field: 'address.postcode', code: 'server', words: 'Not found.' }] as const;

  test('opens for correction if the order needs an address and it was refused', () => {
    expect(openedAddress(draft, refusals, places(true))).toEqual({
      origin: 'change',
      form: { ...form, address: recorded },
    });
    expect(openedAddress(draft, refusals, places(false))).toEqual({});
    expect(openedAddress(draft, [{ field: 'name', code: 'required' }], places(true))).toEqual({});
  });
});

test('reports the missing lines', () => {
  expect(missingIn(formWith({ line1: '1 High Street', country: 'GB' }))).toEqual([
    { field: 'address.city', code: 'required', asked: 'address.city.town' },
    { field: 'address.postcode', code: 'required', asked: 'address.postcode.postcode' },
  ]);
});
