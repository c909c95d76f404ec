import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { destinationOf, lacksAddress } from './delivery.ts';

const DELIVERABLES = ['digital', 'print-a', 'print-b', 'print-c'] as const;

test('returns the shipping category of each deliverable [ACCT-49]', () => {
  expect(DELIVERABLES.map(destinationOf)).toEqual([undefined, 'ship-a', 'ship-b', 'ship-c']);
});

test('lacks an address only for print, and only in its own category [ACCT-27]', () => {
  const addresses = (name: 'extended' | 'printCanada' | 'addressMissing') =>
    pages.showAccount[name].body.subscriber.account.addresses;
  const missing = (name: Parameters<typeof addresses>[0]) =>
    DELIVERABLES.map((deliverable) => lacksAddress(deliverable, addresses(name)));
  expect(missing('extended')).toEqual([false, false, true, true]);
  expect(missing('printCanada')).toEqual([false, true, false, true]);
  expect(missing('addressMissing')).toEqual([false, true, true, true]);
});
