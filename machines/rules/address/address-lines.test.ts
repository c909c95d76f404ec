import { expect, test } from 'vitest';
import { emptyAddress } from './address.ts';
import { linesOf } from './address-lines.ts';

const address = {
  line1: '1 Main Street',
  line2: 'Apt 2',
  city: 'Albany',
  state: 'NY',
  postcode: '12207',
  country: 'US',
  country_name: 'United States',
};

test('is written line by line, and leaves out what is blank', () => {
  expect(linesOf(address)).toEqual(['1 Main Street', 'Apt 2', 'Albany, NY 12207', 'United States']);
  const abroad = { ...address, line2: ' ', state: '', country: 'IE', country_name: '' };
  expect(linesOf({ ...abroad, postcode: '' })).toEqual(['1 Main Street', 'Albany', 'IE']);
  expect(linesOf({ ...abroad, postcode: 'D02' })[1]).toBe('Albany, D02');
  expect(linesOf(emptyAddress)).toEqual([]);
});
