import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { machineFiles, machinesIn } from '../../scripts/docs/flows.ts';
import { type Fixture, type Walk, walk } from './walker.ts';

export async function walkAll(): Promise<Walk[]> {
  const walks = await Promise.all(machineFiles().map(walkFile));
  return walks.flat().toSorted((one, other) => one.machine.localeCompare(other.machine));
}

export async function walkFile(file: string): Promise<Walk[]> {
  const machines = await machinesIn(file);
  return Promise.all(machines.map(async ({ machine }) => walk(machine, await fixtureOf(file, machine.id))));
}

export function tableOf(walks: Walk[]): string {
  const columns = ['states', 'pairs', 'transitions', 'refusals', 'walked', 'obligations'] as const;
  const rows = walks.map((one) => [one.machine, ...columns.map((column) => String(one[column]))]);
  const total = columns.map((column) => String(walks.reduce((sum, one) => sum + one[column], 0)));
  return [['machine', ...columns], ...rows, ['total', ...total]]
    .map(([name = '', ...cells]) => name.padEnd(16) + cells.map((cell) => cell.padStart(13)).join(''))
    .join('\n');
}

/** The fixture of a machine is on its floor under its file's name: `renewFixture` for `renewMachine`. */
async function fixtureOf(file: string, id: string): Promise<Fixture> {
  const [, floor = ''] = file.split('/');
  const fixtures = `./${floor}/${basename(file, '.machine.ts')}.fixture.ts`;
  if (!existsSync(join(import.meta.dirname, fixtures))) return {};
  const exported: Record<string, Fixture> = await import(fixtures);
  return exported[`${id}Fixture`] ?? {};
}
