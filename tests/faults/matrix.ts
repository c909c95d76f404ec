import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { hostileFields, hostileRefusals, hostileSuccesses, schemaBreaking } from './bodies.ts';
import { type Cell, faults } from './faults.ts';
import { histories } from './histories.ts';
import type { Inapplicable } from './inapplicable.ts';
import { complaints } from './safe-outcome.ts';
import type { Scenario } from './scenario.ts';

interface Row {
  scenario: Scenario;
  fault: string;
  /** Each cell, with the answers that are tried in it. */
  cells: { name: string; tries: (() => Promise<string[]>)[] }[];
}

/** Tests every fault of the list on every scenario, and prints how many cells there were. */
export function testMatrix(scenarios: readonly Scenario[], inapplicable: readonly Inapplicable[] = []): void {
  const rows = scenarios.flatMap(rowsOf);

  test.each(rows)(
    '$scenario.name × $fault ends safely',
    async ({ cells }) => {
      expect(cells.length).toBeGreaterThan(0);
      const found: string[] = [];
      for (const { name, tries } of cells) {
        for (const attempt of tries) found.push(...(await attempt()).map((complaint) => `${name}: ${complaint}`));
      }
      expect(found).toEqual([]);
    },
    180_000,
  );

  test('every fault of the list is a row of every call, or it is said why not', () => {
    const listed: { id: string }[] = JSON.parse(readFileSync(new URL('../data/faults.json', import.meta.url), 'utf8'));
    for (const scenario of scenarios) {
      const covered = rows.filter((row) => row.scenario === scenario).map(({ fault }) => fault);
      expect(covered.toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
    }
    const left = sumOf(inapplicable.map(({ cells }) => cells));
    expect(left / (left + sumOf(rows.map(sizeOf)))).toBeLessThan(0.1);
  });

  afterAll(() => console.info(table(scenarios, rows, inapplicable)));
}

const rowsOf = (scenario: Scenario): Row[] => [
  ...Object.entries(faults).map(([fault, cells]) => row(scenario, fault, alone(cells))),
  ...Object.entries(histories).map(([fault, stories]) => ({
    scenario,
    fault,
    cells: stories.map(({ name, complaints: run }) => ({ name, tries: [() => run(scenario)] })),
  })),
  row(scenario, 'F16', alone(schemaBreaking(scenario.id))),
  row(scenario, 'F27', [
    ...hostileSuccesses(scenario.id),
    ...(scenario.isWordless ? [] : [...hostileRefusals(scenario.isOrder === true), ...alone(hostileFields())]),
  ]),
];

const row = (scenario: Scenario, fault: string, cells: Cell[][]): Row => ({
  scenario,
  fault,
  cells: cells.map((all) => ({
    name: all[0]?.name ?? '',
    tries: all.map((cell) => () => complaints(scenario, cell)),
  })),
});

const alone = (cells: Cell[]): Cell[][] => cells.map((cell) => [cell]);

const sizeOf = ({ cells }: Row): number => cells.length;

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function table(scenarios: readonly Scenario[], rows: Row[], inapplicable: readonly Inapplicable[]): string {
  const ids = [...new Set(rows.map(({ fault }) => fault))].toSorted();
  const line = (name: string, cells: (string | number)[]) =>
    name.padEnd(26) + cells.map((cell) => String(cell).padStart(6)).join('');
  const counts = (scenario: Scenario) =>
    ids.map((id) => sumOf(rows.filter((each) => each.scenario === scenario && each.fault === id).map(sizeOf)));
  const left = sumOf(inapplicable.map(({ cells }) => cells));
  return [
    line('call × fault', ids),
    ...scenarios.map((scenario) => line(scenario.name, counts(scenario))),
    `${sumOf(rows.map(sizeOf))} cells of calls and faults; ${left} that cannot apply`,
  ].join('\n');
}
