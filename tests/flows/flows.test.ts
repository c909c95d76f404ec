import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { machineFiles } from '../../scripts/docs/flows.ts';
import { walkFile } from './walk-all.ts';

// Each test loads one machine, so a mutant only runs its own walk.
test.each(machineFiles())(
  'a real actor reaches every state, event, transition, refusal, answer and delay of %s',
  async (file) => {
    for (const { missing, states, pairs, walked, obligations } of await walkFile(file)) {
      expect(missing).toEqual([]);
      expect([states > 0, pairs > 0, walked]).toEqual([true, true, obligations]);
    }
  },
);

test('finds the machines', () => {
  expect(machineFiles().map((file) => basename(file, '.machine.ts'))).toEqual(
    expect.arrayContaining(['checkout', 'payment', 'subscribe']),
  );
});
