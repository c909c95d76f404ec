import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { effort } from '#fixtures/world/effort.ts';
import { callsOfFlows } from '#fixtures/world/flow-calls.ts';
import { hostileRefusals } from './bodies.ts';
import { covering, turnOf } from './covering.ts';
import { inapplicableTo, rowsOf, triedRowsOf } from './matrix.ts';
import type { Scenario } from './scenario.ts';

const lists = import.meta.glob<{ scenarios: Scenario[] }>('./*.scenarios.ts', { eager: true });
const scenarios = Object.values(lists).flatMap((list) => list.scenarios);
const listed: { id: string }[] = JSON.parse(readFileSync(new URL('../data/faults.json', import.meta.url), 'utf8'));
const faults = listed.map(({ id }) => id).toSorted();

test('lists every fault for every scenario', () => {
  for (const scenario of scenarios)
    expect(
      rowsOf(scenario)
        .map(({ fault }) => fault)
        .toSorted(),
    ).toEqual(faults);
});

test('tries every call of every flow and every fault', () => {
  const tried = scenarios.flatMap(triedRowsOf);
  const struck = new Set(tried.map(({ scenario }) => scenario.id));
  expect(callsOfFlows().filter((id) => !struck.has(id))).toEqual([]);
  expect([...new Set(tried.map(({ fault }) => fault))].toSorted()).toEqual(faults);
});

test('tries a third of the faults at every call, and in the full run all', () => {
  const least = Math.floor(faults.length / effort(3, 1));
  expect(scenarios.filter((scenario) => triedRowsOf(scenario).length < least)).toEqual([]);
});

test('at most a tenth of the cells do not apply', () => {
  const left = scenarios.map(inapplicableTo).reduce((sum, cells) => sum + cells);
  const all = scenarios.flatMap(rowsOf).reduce((sum, row) => sum + row.all, left);
  expect(left / all).toBeLessThan(0.1);
});

test('the covering samples of all scenarios include every hostile value at every place of a refusal', () => {
  const refusals = hostileRefusals(false);
  const met = scenarios
    .filter(({ wordless }) => wordless === undefined)
    .flatMap(({ name }) => covering(refusals, turnOf(name)));
  expect(new Set(met).size).toBe(refusals.flat().length);
});
