import { expect, test } from 'vitest';
import { createTestWorld } from '#fixtures/world/test-world.ts';
import type { Result } from '#machines/api/reply.ts';
import { announced } from './announced.ts';

test.each<[Result<string>, string[]]>([
  [{ kind: 'ok', output: 'done' }, ['account']],
  [{ kind: 'refused', refusal: { status: 409, problems: [] } }, []],
  [{ kind: 'unreadable' }, []],
  [{ kind: 'unanswered' }, []],
])('announces only a success, and passes every result through: %o', async (result, told) => {
  const world = createTestWorld();
  expect(await announced(world, 'account', Promise.resolve(result))).toBe(result);
  expect(world.changes.announced).toEqual(told);
});
