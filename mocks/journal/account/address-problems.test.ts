import { expect, test } from 'vitest';
import type { Address } from '#machines/api/contract.ts';
import { replies, requests } from '../../replies.ts';
import { addressProblems, readAddress } from './address-problems.ts';

const { body: austin } = requests.changeAddress.unitedStates;
const { postcode: wrong } = replies.changeAddress.fieldErrors.body.errors;

test.each([
  ['78704', true],
  ['78704-1234', true],
  ['7870', false],
  ['787045', false],
  ['x78704', false],
  ['78704x', false],
  ['78704-1', false],
  ['78704-123', false],
  ['78704-abcd', false],
  ['78704-12345', false],
])('takes %s as a postcode of the United States: %s [API-22]', (postcode, isTaken) => {
  expect(addressProblems({ ...austin, postcode }, 'ship-a')).toEqual(isTaken ? undefined : { postcode: wrong });
});

test.each<[Partial<Address>, string[]]>([
  [{ postcode: '' }, ['postcode']],
  [{ state: '' }, ['state']],
  [{ country: '', country_name: '' }, ['country']],
  [{ line1: '', city: '' }, ['line1', 'city']],
])('names %j only as missing', (change, fields) => {
  const problems = addressProblems({ ...austin, ...change }, 'ship-a') ?? {};
  expect(Object.keys(problems).toSorted()).toEqual(fields.toSorted());
  for (const words of Object.values(problems)) expect(words).toMatch(/^Please (give|choose)/);
});

test('keeps the name of a country that is not listed, trimmed', () => {
  expect(readAddress({ ...austin, country: 'XX', country_name: ' Elsewhere ' })).toMatchObject({
    country: 'XX',
    country_name: 'Elsewhere',
  });
});
