import { afterAll, expect, test } from 'vitest';
import { effort, isDeep } from '#fixtures/world/effort.ts';
import { hostileFields, hostileRefusals, hostileSuccesses, type Place, schemaBreaking } from './bodies.ts';
import { covering, everyThird, turnOf } from './covering.ts';
import { type Cell, faults } from './faults.ts';
import { histories } from './histories.ts';
import { complaints } from './safe-outcome.ts';
import type { Scenario } from './scenario.ts';

interface Row {
  scenario: Scenario;
  fault: string;
  cells: (() => Promise<string[]>)[];
  all: number;
}

export function testMatrix(scenarios: readonly Scenario[]): void {
  const rows = scenarios.flatMap(triedRowsOf);

  test.each(rows)('$scenario.name × $fault ends safely', async ({ cells }) => {
    expect(cells.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const cell of cells) found.push(...(await cell()));
    expect(found).toEqual([]);
  });

  afterAll(() => console.info(table(scenarios, rows)));
}

/** The rows that a run tries: a third of the faults in the usual run, starting with a different one per scenario. */
export function triedRowsOf(scenario: Scenario): Row[] {
  const rows = rowsOf(scenario);
  return effort(everyThird(rows, turnOf(scenario.name)), rows);
}

export function rowsOf(scenario: Scenario): Row[] {
  const { id, name, wordless } = scenario;
  const row = (fault: string, ...products: Place[][]): Row => ({
    scenario,
    fault,
    cells: products
      .flatMap((places) => (isDeep ? places.flat() : sampleOf(places, turnOf(name))))
      .map((cell) => () => complaints(scenario, cell())),
    all: sumOf(products.flat().map(({ length }) => length)),
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
      all: stories.length,
    })),
    row('F16', schemaBreaking(id)),
    row('F27', hostileSuccesses(id), ...(wordless === undefined ? refusalsOf(scenario) : [])),
  ];
}

function sampleOf(places: Place[], turn: number): Place {
  const cells = covering(places, turn);
  return effort(everyThird(cells, turn), cells);
}

const refusalsOf = ({ isOrder }: Scenario): Place[][] => [hostileRefusals(isOrder === true), alone(hostileFields())];

const alone = (cells: Cell[]): Place[] => cells.map((cell) => [() => cell]);

export const inapplicableTo = (scenario: Scenario): number =>
  scenario.wordless === undefined ? 0 : refusalsOf(scenario).flat(2).length;

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function table(scenarios: readonly Scenario[], rows: Row[]): string {
  const ids = [...new Set(rows.map(({ fault }) => fault))].toSorted();
  const line = (name: string, cells: (string | number)[]) =>
    name.padEnd(26) + cells.map((cell) => String(cell).padStart(7)).join('');
  const counts = (scenario: Scenario) => {
    const own = rows.filter((row) => row.scenario === scenario);
    const tried = ids.map((id) => own.find(({ fault }) => fault === id)?.cells.length ?? 0);
    return [...tried, sumOf(tried), sumOf(own.map(({ all }) => all))];
  };
  const left = scenarios.filter(({ wordless }) => wordless !== undefined);
  return [
    line('call × fault', [...ids, 'tried', 'of']),
    ...scenarios.map((scenario) => line(scenario.name, counts(scenario))),
    ...left.map(
      (scenario) => `${inapplicableTo(scenario)} cells of ${scenario.name} × F27 do not apply: ${scenario.wordless}`,
    ),
    `${sumOf(rows.map(({ cells }) => cells.length))} of ${sumOf(rows.map(({ all }) => all))} cells of calls and faults`,
  ].join('\n');
}
