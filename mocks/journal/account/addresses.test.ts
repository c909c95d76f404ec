import { expect, test } from 'vitest';
import { type Asked, openAs } from '#fixtures/world/journal.ts';
import type { Address } from '#machines/api/contract.ts';
import { requests } from '../../replies.ts';
import { seedAccounts } from './account-state.ts';

const { body: austin } = requests.changeAddress.unitedStates;

const put = (shipcode: string, body: unknown): Asked => ({ params: { shipcode }, body });
const errors = (fields: Record<string, string>) => ({ status: 400, body: { errors: fields } });

const first = 'Please give the first line of the address.';
const other = "Please use the address for this country's category.";

test.each<[Partial<Address>, Record<string, string>]>([
  [{ line1: ' ' }, { line1: first }],
  [
    { city: '', state: '' },
    { city: 'Please give the city.', state: 'Please choose a state.' },
  ],
  [{ state: 'QC' }, { state: 'Please choose a state.' }],
  [{ postcode: '' }, { postcode: 'Please give the postcode.' }],
  [{ postcode: '00000' }, { postcode: 'This postcode does not belong to the state.' }],
  [{ postcode: 'H2W 2M4' }, { postcode: 'This postcode does not belong to the state.' }],
  [{ country: 'IE', state: '', postcode: '' }, { country: other }],
  [{ country: '' }, { country: 'Please choose a country.' }],
  [{ line2: 'x'.repeat(201) }, { line2: 'Please use at most 200 characters.' }],
  [{ postcode: '9'.repeat(21) }, { postcode: 'Please use at most 20 characters.' }],
])('rejects %j by field and keeps the old address [API-22]', async (change, fields) => {
  const { ask, journal } = openAs('pending-email');
  expect(await ask('changeAddress', put('ship-a', { ...austin, ...change }))).toEqual(errors(fields));
  expect(journal.state().accounts).toEqual(seedAccounts());
});
