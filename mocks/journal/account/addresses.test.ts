import { expect, test } from 'vitest';
import type { Address } from '#machines/api/contract.ts';
import { type Asked, kept, openAs } from '../../../tests/support/journal.ts';
import { PEOPLE_OF_PAGES, personOf, type Reader, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { reslot } from '../subscription/timetable.ts';
import { LINKS } from '../visitor/access-state.ts';
import { seedAccounts } from './account-state.ts';
import { addressProblems, readAddress } from './addresses.ts';

const { body: austin } = requests.changeAddress.unitedStates;
const { body: galway } = requests.changeAddress.elsewhere;
const saving = ['changeAddress', 'saveAddress', 'changeAddressByLink', 'patchAddressByLink'] as const;
const byLink = ['changeAddressByLink', 'patchAddressByLink'] as const;

const put = (shipcode: string, body: unknown): Asked => ({ params: { shipcode }, body });
const errors = (fields: Record<string, string>) => ({ status: 400, body: { errors: fields } });

test.each(saving)('%s replaces the whole address of the slot [API-22]', async (id) => {
  const { ask, kept: account } = openAs('pending-email');
  const addresses = { a: austin, b: null, c: null };
  expect(await ask(id, put('ship-a', austin))).toEqual(kept({ addresses }));
  expect(await ask(id, put('us', { ...austin, line1: ` ${austin.line1} `, country_name: 'USA' }))).toEqual(
    kept({ addresses }),
  );
  expect(account(refOf('pending-email') ?? '')?.addresses).toEqual(addresses);
});

test('accepts a country that needs neither state nor postcode [API-22]', async () => {
  const { ask } = openAs('print-international');
  expect(await ask('changeAddress', put('ship-c', galway))).toEqual(
    kept({ addresses: { a: null, b: null, c: galway } }),
  );
});

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

test.each([
  [undefined, 'ship-a'],
  ['905 South Laurel Street', 'ship-a'],
  [austin, 'ship-z'],
])('rejects a malformed request (%#)', async (body, shipcode) => {
  expect(await openAs('pending-email').ask('changeAddress', put(shipcode, body))).toEqual(
    replies.changeAddress.refused,
  );
});

test.each<[Reader, string]>([
  ['expiring', 'ship-c'],
  ['digital', 'ship-a'],
  ['no-subscription', 'us'],
])('does not save an address that %s does not need, and keeps existing ones', async (reader, shipcode) => {
  const { ask, journal } = openAs(reader);
  expect(await ask('changeAddress', put(shipcode, austin))).toEqual(replies.changeAddress.addressNotNeeded);
  expect(journal.state().accounts).toEqual(seedAccounts());
  const { ask: again } = openAs('address-removable');
  const { c } = personOf('address-removable').body.subscriber.account.addresses;
  expect((await again('changeAddress', put('other', c))).status).toBe(200);
});

test('deletes an address that is not needed and returns the rest [API-23]', async () => {
  const { ask, visit } = openAs('address-removable');
  const left = replies.deleteAddress.addressDeleted;
  expect(await ask('deleteAddress', { params: { shipcode: 'ship-c' } })).toEqual(kept(left.body));
  expect(await ask('deleteAddress', { params: { shipcode: 'ship-c' } })).toEqual(kept(left.body));
  expect(visit('/account/address')).toMatchObject({
    data: {
      subscriber: {
        account: { canDeleteAddress: { a: false, b: false, c: false } },
        timetable: { address_removable: { a: false, b: false, c: false } },
      },
    },
  });
});

test('does not delete an address that is needed [API-23]', async () => {
  const { ask, journal } = openAs('address-removable');
  expect(await ask('deleteAddress', { params: { shipcode: 'us' } })).toEqual(replies.deleteAddress.addressNeeded);
  expect(journal.state().accounts).toEqual(seedAccounts());
  const missing = openAs('address-missing');
  expect(await missing.ask('deleteAddress', { params: { shipcode: 'us' } })).toEqual(
    kept(replies.deleteAddress.lastAddressDeleted.body),
  );
});

test.each(byLink)('%s saves the address of a mailed link without a session [API-22]', async (id) => {
  const { ask, kept: account } = openAs('visitor');
  const call = { ...put('ship-a', austin), query: `token=${LINKS.address}` };
  expect(await ask(id, call)).toEqual(kept({ addresses: { a: austin, b: null, c: null } }));
  expect(account(refOf('address-missing') ?? '')?.addresses.a).toEqual(austin);
});

test.each(byLink)('%s prefers the link to the session and rejects one of another kind', async (id) => {
  const { ask, journal } = openAs('pending-email');
  for (const token of [LINKS.card, LINKS.email, LINKS.tooOld, 'lnk_unknown', '__proto__', ''])
    expect(await ask(id, { ...put('ship-a', austin), query: `token=${token}` })).toEqual(replies[id].linkRefused);
  expect(journal.state().accounts).toEqual(seedAccounts());
});

test.each([...saving, 'deleteAddress'] as const)('%s requires a session and changes nothing in a view', async (id) => {
  const visitor = openAs('visitor');
  expect(await visitor.ask(id, put('ship-a', austin))).toEqual(replies[id].signedOut);
  const administrator = openAs('administrator');
  const call = { ...put('ship-a', austin), query: `admin-view=${refOf('expiring')}&token=${LINKS.address}` };
  expect(await administrator.ask(id, call)).toEqual(replies[id].viewOnly);
  expect(administrator.journal.state().accounts).toEqual(seedAccounts());
});

test.each(PEOPLE_OF_PAGES)('derives the addresses that %s needs and may delete like the documented page', (reader) => {
  const { subscriber } = structuredClone(seedAccounts())[refOf(reader) ?? ''] ?? {};
  if (!subscriber) throw new Error(`There is no ${reader}.`);
  const none = { a: false, b: false, c: false };
  Object.assign(subscriber.timetable, { address_required: none, address_removable: none });
  subscriber.account.canDeleteAddress = none;
  reslot(subscriber);
  expect(subscriber).toEqual(personOf(reader).body.subscriber);
});

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
])('checks whether %s is a valid US postcode: %s [API-22]', (postcode, isTaken) => {
  expect(addressProblems({ ...austin, postcode }, 'ship-a')).toEqual(isTaken ? undefined : { postcode: wrong });
});

test.each<[Partial<Address>, string[]]>([
  [{ postcode: '' }, ['postcode']],
  [{ state: '' }, ['state']],
  [{ country: '', country_name: '' }, ['country']],
  [{ line1: '', city: '' }, ['line1', 'city']],
])('reports %j only as missing', (change, fields) => {
  const problems = addressProblems({ ...austin, ...change }, 'ship-a') ?? {};
  expect(Object.keys(problems).toSorted()).toEqual(fields.toSorted());
  for (const words of Object.values(problems)) expect(words).toMatch(/^Please (give|choose)/);
});

test('keeps the trimmed name of an unlisted country', () => {
  expect(readAddress({ ...austin, country: 'XX', country_name: ' Elsewhere ' })).toMatchObject({
    country: 'XX',
    country_name: 'Elsewhere',
  });
});
