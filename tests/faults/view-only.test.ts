import { expect, test } from 'vitest';
import { callsOfFlows } from '#fixtures/world/flow-calls.ts';
import { createTestWorld, pass, settle } from '#fixtures/world/test-world.ts';
import { createApi } from '#machines/api/client.ts';
import { Unsent } from '#machines/api/unsent.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import { routes } from '#mocks/routes.gen.ts';
import type { Cell } from './faults.ts';
import { complaints } from './safe-outcome.ts';
import type { Scenario } from './scenario.ts';

const lists = import.meta.glob<{ scenarios: Scenario[] }>('./scenarios/*.scenarios.ts', { eager: true });
const scenarios = Object.values(lists).flatMap((list) => list.scenarios);
const changing = scenarios.filter(({ id }) => routes[id].method !== 'get');

test('covers every flow that changes something', () => {
  const ids = new Set<string>(changing.map(({ id }) => id));
  expect(callsOfFlows().filter((id) => routes[id].method !== 'get' && !ids.has(id))).toEqual([]);
});

test.each(changing)(
  '$name: says that its page is view-only, keeps what was typed, and can continue [SHELL-12]',
  async (scenario) => {
    const withheld: Cell = {
      name: 'for viewing only',
      means: { status: 403, problems: generalProblem('viewOnly') },
      answer: () => Promise.reject(new Unsent(403, 'viewOnly')),
    };
    expect(await complaints(scenario, withheld)).toEqual([]);
  },
);

test.each(scenarios)('$name: a view-only page sends no change [HOST-15, SHELL-12]', async (scenario) => {
  const world = createTestWorld(scenario.attempt);
  world.api = createApi('http://journal.test', { adminView: ['acc_Ra4w'], isViewOnly: true });
  scenario.prepare?.(world);
  const running = scenario.start(world);
  try {
    await running.reach();
    running.act();
  } catch {
    // The steps that bring a flow to its call fail without earlier calls; the flow stays where it stopped.
  }
  await settle();
  await pass(world.clock, scenario.limit);
  const sent = world.network.calls.map(({ id }) => routes[id].method);
  expect(sent.filter((method) => method !== 'get')).toEqual([]);
  expect(world.network.calls.every(({ query }) => query['admin-view'] === 'acc_Ra4w')).toBe(true);
  expect(running.look().isBusy).toBe(false);
  running.stop();
});
