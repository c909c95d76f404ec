import { expect, test } from 'vitest';
import { effort, isDeep } from '#fixtures/world/effort.ts';
import { hostileFields, hostileRefusals, type Place } from './bodies.ts';
import { covering, everyThird, turnOf } from './covering.ts';
import { type Cell, faults } from './faults.ts';
import { histories } from './histories.ts';
import { complaints } from './safe-outcome.ts';
import type { Scenario } from './scenario.ts';

interface Row {
  scenario: Scenario;
  fault: string;
  cells: (() => Promise<string[]>)[];
}

export function testMatrix(scenarios: readonly Scenario[]): void {
  test.each(scenarios.flatMap(triedRowsOf))('$scenario.name × $fault ends safely', async ({ cells }) => {
    expect(cells.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const cell of cells) found.push(...(await cell()));
    expect(found).toEqual([]);
  });
}

/** The rows that a run tries: a third of the faults in the usual run, starting with a different one per scenario. */
export function triedRowsOf(scenario: Scenario): Row[] {
  const rows = rowsOf(scenario);
  return effort(everyThird(rows, turnOf(scenario.name)), rows);
}

function rowsOf(scenario: Scenario): Row[] {
  const { name, wordless } = scenario;
  const row = (fault: string, ...products: Place[][]): Row => ({
    scenario,
    fault,
    cells: products
      .flatMap((places) => (isDeep ? places.flat() : sampleOf(places, turnOf(name))))
      .map((cell) => () => complaints(scenario, cell())),
  });
  return [
    ...Object.entries(faults).map(([fault, cells]) => row(fault, alone(cells))),
    ...Object.entries(histories).map(([fault, stories]) => ({
      scenario,
      fault,
      cells: stories.map(({ name: story, complaints: run }) => async () => {
        const found = await run(scenario);
        return found.map((complaint) => `${name}, ${story}: ${complaint}`);
      }),
    })),
    ...(wordless === undefined ? [row('F27', ...refusalsOf(scenario))] : []),
  ];
}

function sampleOf(places: Place[], turn: number): Place {
  const cells = covering(places, turn);
  return effort(everyThird(cells, turn), cells);
}

const refusalsOf = ({ isOrder }: Scenario): Place[][] => [hostileRefusals(isOrder === true), alone(hostileFields())];

const alone = (cells: Cell[]): Place[] => cells.map((cell) => [() => cell]);
