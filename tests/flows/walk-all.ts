import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { everyMachine } from '../../scripts/flows/machines.ts';
import { type Fixture, type Walk, walk } from './walker.ts';

/** Walks every machine there is, each with the fixture of its id where it has one. */
export async function walkAll(): Promise<Walk[]> {
  const fixtures = new Map(await Promise.all(globSync('*.fixture.ts', { cwd: import.meta.dirname }).map(load)));
  const machines = await everyMachine();
  return machines
    .map(({ machine }) => walk(machine, fixtures.get(machine.id) ?? {}))
    .toSorted((one, other) => one.machine.localeCompare(other.machine));
}

/** The walks as a table. */
export function tableOf(walks: Walk[]): string {
  const columns = ['states', 'pairs', 'transitions', 'refusals', 'walked', 'obligations'] as const;
  const rows = walks.map((one) => [one.machine, ...columns.map((column) => String(one[column]))]);
  const total = columns.map((column) => String(walks.reduce((sum, one) => sum + one[column], 0)));
  return [['machine', ...columns], ...rows, ['total', ...total]]
    .map(([name = '', ...cells]) => name.padEnd(16) + cells.map((cell) => cell.padStart(13)).join(''))
    .join('\n');
}

async function load(file: string): Promise<[string, Fixture]> {
  const id = basename(file, '.fixture.ts');
  const { fixture }: { fixture: Fixture } = await import(`./${id}.fixture.ts`);
  return [id, fixture];
}
