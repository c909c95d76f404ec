import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { hostileFields, hostileRefusals, hostileSuccesses, schemaBreaking } from './bodies.ts';
import { type Cell, faults } from './faults.ts';
import { histories } from './histories.ts';
import { inapplicable } from './inapplicable.ts';
import { complaints } from './safe-outcome.ts';
import { type Scenario, scenarios } from './scenarios.ts';

interface Row {
  scenario: Scenario;
  fault: string;
  /** Each cell, with the answers that are tried in it. */
  cells: { name: string; tries: (() => Promise<string[]>)[] }[];
}

const rows: Row[] = scenarios.flatMap((scenario) => [
  ...Object.entries(faults).map(([fault, cells]) =>
    row(
      scenario,
      fault,
      cells.map((cell) => [cell]),
    ),
  ),
  ...Object.entries(histories).map(([fault, stories]) => ({
    scenario,
    fault,
    cells: stories.map(({ name, complaints: run }) => ({ name, tries: [() => run(scenario)] })),
  })),
  row(
    scenario,
    'F16',
    schemaBreaking(scenario.id).map((cell) => [cell]),
  ),
  row(scenario, 'F27', [
    ...hostileSuccesses(scenario.id),
    ...(scenario.child === 'checkout' ? [...hostileRefusals(), ...hostileFields().map((cell) => [cell])] : []),
  ]),
]);

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
  60_000,
);

test('every fault of the list is a row of every call, or it is said why not', () => {
  const listed: { id: string }[] = JSON.parse(readFileSync(new URL('../data/faults.json', import.meta.url), 'utf8'));
  for (const scenario of scenarios) {
    const covered = rows.filter((one) => one.scenario === scenario).map(({ fault }) => fault);
    expect(covered.toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
  }
  const left = inapplicable.reduce((sum, { cells }) => sum + cells, 0);
  expect(total()).toBeGreaterThan(1_000);
  expect(left / (left + total())).toBeLessThan(0.1);
});

afterAll(() => console.info(table()));

function row(scenario: Scenario, fault: string, cells: Cell[][]): Row {
  return {
    scenario,
    fault,
    cells: cells.map((all) => ({
      name: all[0]?.name ?? '',
      tries: all.map((cell) => () => complaints(scenario, cell)),
    })),
  };
}

function total(): number {
  return rows.reduce((sum, { cells }) => sum + cells.length, 0);
}

function table(): string {
  const ids = [...new Set(rows.map(({ fault }) => fault))].toSorted();
  const count = (scenario: Scenario, fault: string) =>
    rows.find((one) => one.scenario === scenario && one.fault === fault)?.cells.length ?? 0;
  const lines = scenarios.map(({ name }, at) => {
    const counts = ids.map((fault) => String(count(scenarios[at] as Scenario, fault)).padStart(6));
    return name.padEnd(26) + counts.join('');
  });
  const left = inapplicable.reduce((sum, { cells }) => sum + cells, 0);
  const head = 'call × fault'.padEnd(26) + ids.map((id) => id.padStart(6)).join('');
  return [head, ...lines, `${total()} cells of calls and faults; ${left} that cannot apply`].join('\n');
}
