import { expect, test } from 'vitest';
import { callIds, visitIds } from '../../mocks/routes.ts';
import { isDeep } from '../../tests/fixtures/world/effort.ts';
import { kitFlows } from '../flows/flows.ts';
import { answersFor, type Missing, runWithout } from './not-offered.ts';
import { complaintsIn, runAgainst } from './run-against.ts';
import { serving } from './wrong-servers/fault.ts';

/** The flows that use an operation in a right run, by its id: only they can need it. */
let users: Promise<Map<string, string[]>> | undefined;

/** One answer for each operation in turn; all of them with deep effort. */
const matrix = [...callIds, ...visitIds].flatMap((id, at) => {
  const statuses = answersFor(id);
  return statuses.filter((_, place) => isDeep || place === at % statuses.length).map((status): Missing => [id, status]);
});

test.each(matrix)('without %s (%i), no step fails', async (id, status) => {
  users ??= usersOf();
  const flows = (await users).get(id) ?? [];
  expect(flows).not.toEqual([]);
  const report = await runWithout([id, status], flows);
  expect(complaintsIn(report)).toEqual([]);
  expect(report.notOffered.map(({ call }) => call)).toEqual([id]);
});

async function usersOf(): Promise<Map<string, string[]>> {
  const { flows } = await runAgainst(
    serving(),
    kitFlows.map(({ name }) => name),
  );
  const found = new Map<string, string[]>();
  for (const { flow, steps } of flows)
    for (const call of new Set(steps.flatMap(({ exchanges }) => exchanges.map((each) => each.call))))
      found.set(call, [...(found.get(call) ?? []), flow]);
  return found;
}
