import { expect, test } from 'vitest';
import { callsOfFlows } from '../support/flow-calls.ts';
import type { Scenario } from './scenario.ts';

const lists = import.meta.glob<{ scenarios: Scenario[] }>('./*.scenarios.ts', { eager: true });
const tests = import.meta.glob('./*.test.ts');
const struck = new Set(Object.values(lists).flatMap(({ scenarios }) => scenarios.map(({ id }) => id)));

test('every call that a flow makes is met by every fault', () => {
  expect(callsOfFlows().filter((id) => !struck.has(id))).toEqual([]);
});

test('every list of scenarios is tested', () => {
  const missing = Object.keys(lists).filter((file) => !(file.replace('.scenarios.', '.test.') in tests));
  expect([missing, Object.keys(lists).length > 0]).toEqual([[], true]);
});
