import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { callsOfFlows } from '#fixtures/world/flow-calls.ts';
import { testMatrix, triedRowsOf } from './matrix.ts';
import type { Scenario } from './scenario.ts';

const lists = import.meta.glob<{ scenarios: Scenario[] }>('./scenarios/*.scenarios.ts', { eager: true });
const faults: { id: string }[] = JSON.parse(readFileSync(new URL('../data/faults.json', import.meta.url), 'utf8'));

describe.each(Object.entries(lists))('%s', (_, { scenarios }) => testMatrix(scenarios));

test('tries every call of every flow and every fault', () => {
  const tried = Object.values(lists).flatMap(({ scenarios }) => scenarios.flatMap(triedRowsOf));
  const struck = new Set(tried.map(({ scenario }) => scenario.id));
  expect(callsOfFlows().filter((id) => !struck.has(id))).toEqual([]);
  expect([...new Set(tried.map(({ fault }) => fault))].toSorted()).toEqual(faults.map(({ id }) => id).toSorted());
});
