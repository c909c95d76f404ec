import { describe, expect, test } from 'vitest';
import { type Address, emptyAddress } from '#machines/rules/address/address.ts';
import { replies } from '#mocks/replies.ts';
import { copyOf } from '../../../tests/support/orders.ts';
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

test('types into one field and no other', () => {
  expect(typeInto(form, { name: 'Bea' })).toEqual({ ...form, name: 'Bea' });
  expect(typeInto(form, { 'address.city': 'Leeds' })).toEqual(formWith({ city: 'Leeds' }));
});

describe('the countries of a shipping category', () => {
  test('choose the only one, and leave out one that is none of them [ADDR-18]', () => {
    expect(settleIn(form, shipping, () => 'ship-a').address).toMatchObject({
      country: 'US',
      country_name: 'United States',
    });
    expect(settleIn(formWith({ country: 'US' }), shipping, () => 'ship-c').address.country).toBe('');
    expect(settleIn(formWith({ country: 'DE' }), shipping, () => 'ship-c')).toEqual(formWith({ country: 'DE' }));
  });

  test('are those that the reader may choose [ADDR-20]', () => {
    expect(moveTo(form, { address: 'DE' }, shipping, () => 'ship-c').address).toMatchObject({
      country: 'DE',
      country_name: 'Germany',
    });
    expect(moveTo(form, { address: 'US' }, shipping, () => 'ship-c')).toEqual(form);
  });

  test('change nothing before they are known', () => {
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
    ['stands in a form without one', '', recorded],
    ['stands in a form with spaces', '  ', recorded],
    ['takes the place of none that was typed', '1 High Street', undefined],
  ])('%s', (_, line1, expected) => {
    const typed = formWith({ line1, city: 'Leeds' });
    expect(withRecorded(typed, recorded)).toEqual(expected ? { ...typed, address: expected } : typed);
  });

  test('is none where none is on record', () => {
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

  test('is opened to be put right, where the order asks for one and is refused for it', () => {
    expect(openedAddress(draft, refusals, places(true))).toEqual({
      origin: 'change',
      form: { ...form, address: recorded },
    });
    expect(openedAddress(draft, refusals, places(false))).toEqual({});
    expect(openedAddress(draft, [{ field: 'name', code: 'required' }], places(true))).toEqual({});
  });
});

test('says which lines are still required', () => {
  expect(missingIn(formWith({ line1: '1 High Street', country: 'GB' }))).toEqual([
    { field: 'address.city', code: 'required', asked: 'address.city.town' },
    { field: 'address.postcode', code: 'required', asked: 'address.postcode.postcode' },
  ]);
});
