import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';

test('restarts polling on a reset and still fulfils once', () => {
  const { order, journal, read } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  expect([read('pi_1'), read('pi_1'), read('pi_1', true), read('pi_1'), read('pi_1')]).toEqual([
    { status: 'in-progress' },
    { status: 'in-progress' },
    { status: 'in-progress' },
    { status: 'in-progress' },
    { status: 'completed', receipt: 'rcp_3', order: expect.any(Object) },
  ]);
  expect(read('pi_1', true)).toEqual({ status: 'completed', receipt: 'rcp_3', order: expect.any(Object) });
});

test('cancels an abandoned challenge before reporting the order as unpaid', () => {
  const { order, journal, read } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'challenged', after: { kind: 'taken' } });
  expect([1, 2, 3].map(() => read('pi_1').status)).toEqual(['in-progress', 'in-progress', 'unpaid']);
  expect(journal.payments.finishChallenge('pi_1_secret_2', true).kind).toBe('failed');
  expect(read('pi_1')).toEqual({ status: 'unpaid' });
});
