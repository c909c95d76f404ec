import { expect, test } from 'vitest';
import { callsOfFlows } from '../support/flow-calls.ts';
import { hostileRefusals } from './bodies.ts';
import { covering, turnOf } from './covering.ts';
import { inapplicableTo, rowsOf } from './matrix.ts';
import type { Scenario } from './scenario.ts';

const lists = import.meta.glob<{ scenarios: Scenario[] }>('./*.scenarios.ts', { eager: true });
const tests = import.meta.glob('./*.test.ts');
const scenarios = Object.values(lists).flatMap((list) => list.scenarios);
const struck = new Set(scenarios.map(({ id }) => id));

test('tests every call of every flow with every fault', () => {
  expect(callsOfFlows().filter((id) => !struck.has(id))).toEqual([]);
});

test('at most a tenth of the cells do not apply', () => {
  const left = scenarios.map(inapplicableTo).reduce((sum, cells) => sum + cells);
  const all = scenarios.flatMap(rowsOf).reduce((sum, row) => sum + row.all, left);
  expect(left / all).toBeLessThan(0.1);
});

test('the scenarios together cover every hostile value at every place of a refusal', () => {
  const refusals = hostileRefusals(false);
  const met = scenarios
    .filter(({ wordless }) => wordless === undefined)
    .flatMap(({ name }) => covering(refusals, turnOf(name)));
  expect(new Set(met).size).toBe(refusals.flat().length);
});

test('every list of scenarios is tested', () => {
  const missing = Object.keys(lists).filter((file) => !(file.replace('.scenarios.', '.test.') in tests));
  expect([missing, Object.keys(lists).length > 0]).toEqual([[], true]);
});
