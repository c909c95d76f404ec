import { expect, test } from 'vitest';
import type { CallId, VisitId } from '../../mocks/documented.ts';
import { callIds, visitIds } from '../../mocks/routes.ts';
import { isDeep } from '../../tests/fixtures/world/effort.ts';
import { kitFlows } from '../flows/flows.ts';
import { answersFor, type Missing, runWithout } from './not-offered.ts';
import { complaintsIn, isLong, runAgainst } from './run-against.ts';
import { serving } from './wrong-servers/fault.ts';

/** A flow that uses an operation in a right run: only such a flow can need it. */
interface User {
  flow: string;
  exchanges: number;
}

let users: Promise<Map<string, User[]>> | undefined;

/** How many exchanges a run makes at most, if one flow does not make more. */
const MOST = isDeep ? Number.POSITIVE_INFINITY : 150;

const ids: (CallId | VisitId)[] = [...callIds, ...visitIds];

/** One answer for each operation in turn; all of them with deep effort. */
const matrix = ids.flatMap((id, at) => {
  const statuses = answersFor(id);
  return statuses.filter((_, place) => isDeep || place === at % statuses.length).map((status): Missing => [id, status]);
});

test.each(matrix)('without %s (%i), no step fails', async (id, status) => {
  users ??= usersOf();
  const flows = chosen((await users).get(id) ?? [], ids.indexOf(id));
  expect(flows).not.toEqual([]);
  const report = await runWithout([id, status], flows);
  expect(complaintsIn(report)).toEqual([]);
  // Some steps only read what there is, so it may be missed by none.
  expect(report.notOffered.filter(({ call }) => call !== id)).toEqual([]);
});

/** As many users as a run has room for, from the shortest half, starting with a different one for each operation. */
function chosen(all: User[], turn: number): string[] {
  const short = all
    .toSorted((one, other) => one.exchanges - other.exchanges)
    .slice(0, isDeep ? all.length : Math.ceil(all.length / 2));
  const first = turn % Math.max(1, short.length);
  let room = MOST;
  return [...short.slice(first), ...short.slice(0, first)].flatMap(({ flow, exchanges }, at) => {
    room -= exchanges;
    return at === 0 || room > 0 ? [flow] : [];
  });
}

async function usersOf(): Promise<Map<string, User[]>> {
  const { flows } = await runAgainst(
    serving(),
    kitFlows.filter((flow) => isDeep || !isLong(flow)).map(({ name }) => name),
  );
  const found = new Map<string, User[]>();
  for (const { flow, steps } of flows) {
    const calls = steps.flatMap(({ exchanges }) => exchanges.map(({ call }) => call));
    for (const call of new Set(calls)) found.set(call, [...(found.get(call) ?? []), { flow, exchanges: calls.length }]);
  }
  return found;
}
