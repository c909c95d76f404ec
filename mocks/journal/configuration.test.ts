import { expect, test } from 'vitest';
import type { ShippingConfig } from '#machines/api/contract.ts';
import { openAs } from '../../tests/support/journal.ts';
import { copyOf } from '../documented.ts';
import { replies } from '../replies.ts';

const documented: ShippingConfig = copyOf(replies.getShipping.shipping.body);

test('lists the countries per category, and their states where known [API-24]', async () => {
  expect((await openAs('visitor').ask('getShipping')).body).toEqual(documented);
});

test('lists every country in every category for donors [API-24, API-25]', async () => {
  const { a, b, c, states } = (await openAs('donor').ask('getShipping', { query: 'inclusive' })).body as ShippingConfig;
  const all = [documented.a, documented.b, documented.c].flatMap(({ countries }) => countries);
  for (const zone of [a, b, c]) expect(zone.countries).toEqual(all);
  expect(states).toEqual(documented.states);
});

test('lists the documented institutions [API-5]', async () => {
  expect(await openAs('visitor').ask('getIdentityProviders')).toEqual(replies.getIdentityProviders.institutions);
});

test('lists the countries by category for a call without a query', () => {
  expect(openAs('visitor').journal.ask('getShipping').body).toEqual(documented);
});
