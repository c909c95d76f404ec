import { expect, test } from 'vitest';
import type { Settled } from '#machines/api/contract.ts';
import { landingFor, settledAt } from './landing.ts';

test.each<[Settled, string]>([
  [{ status: 'completed', receipt: 'rcp_Vd0w7c' }, '/receipts?token=rcp_Vd0w7c'],
  [{ status: 'processing', invoice: 'inv_5tG4hA' }, '/invoice/inv_5tG4hA'],
  [{ status: 'processing', invoice: 'inv/5' }, '/invoice/inv%2F5'],
])('%o is shown at %s and read back from it [POLL-3, POLL-4]', (settled, path) => {
  expect([landingFor(settled), settledAt(path)]).toEqual([path, settled]);
});

test.each(['/account', '/invoices', '/'])('%s shows no order', (path) => {
  expect(settledAt(path)).toBeUndefined();
});
