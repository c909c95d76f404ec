import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { machineFiles, machinesIn } from '../../scripts/docs/flows.ts';
import { type Fixture, walk } from './walker.ts';

// Each test loads one machine, so a mutant only runs its own walk.
test.each(machineFiles())(
  'a real actor reaches every state, event, transition, refusal, answer and delay of %s',
  async (file) => {
    for (const { machine } of await machinesIn(file)) {
      const { missing, states, pairs } = walk(machine, await fixtureOf(file, machine.id));
      expect(missing).toEqual([]);
      expect([states > 0, pairs > 0]).toEqual([true, true]);
    }
  },
);

test('finds the machines', () => {
  expect(machineFiles().map((file) => basename(file, '.machine.ts'))).toEqual(
    expect.arrayContaining(['checkout', 'payment', 'subscribe']),
  );
});

/** The fixture of a machine is on its floor under its file's name: `renewFixture` for `renewMachine`. */
async function fixtureOf(file: string, id: string): Promise<Fixture> {
  const [, floor = ''] = file.split('/');
  const fixtures = `./${floor}/${basename(file, '.machine.ts')}.fixture.ts`;
  if (!existsSync(join(import.meta.dirname, fixtures))) return {};
  const exported: Record<string, Fixture> = await import(fixtures);
  return exported[`${id}Fixture`] ?? {};
}
