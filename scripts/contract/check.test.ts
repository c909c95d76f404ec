import { expect, test } from 'vitest';
import { readLedger } from '../trace.ts';
import { requirementsWithoutPlace } from './check.ts';
import { readContract } from './document.ts';

const row = (id: string, kind: string) => ({ id, text: `What ${id} asks for.`, kind });

test('lists only the calls, routes and API rows that the contract never names', () => {
  const document = {
    info: { 'x-requirement': ['API-1'] },
    paths: { '/api/cart': { get: { 'x-requirement': ['API-2', 'CART-1'], parameters: [{ name: 'API-3' }] } } },
  };
  const ledger = [
    row('API-1', 'rule'),
    row('API-2', 'call'),
    row('API-3', 'open'),
    row('CART-1', 'route'),
    row('CART-2', 'route'),
    row('CART-3', 'screen'),
    row('POLL-1', 'call'),
  ];
  expect(requirementsWithoutPlace({ document }, ledger)).toEqual([
    'API-3 has no place in the contract: What API-3 asks for.',
    'CART-2 has no place in the contract: What CART-2 asks for.',
    'POLL-1 has no place in the contract: What POLL-1 asks for.',
  ]);
});

test('the contract covers every call and route of the requirements', () => {
  expect(requirementsWithoutPlace(readContract(), readLedger())).toEqual([]);
});
