import { expect, test } from 'vitest';
import { type Missing, runWithout } from './not-offered.ts';
import { complaintsIn } from './run-against.ts';

test.each<[...Missing, string[]]>([
  ['changeName', 501, ['page-data', 'name']],
  ['showSubscribe', 404, ['idempotency-subscribe', 'redirects']],
  ['logOut', 405, ['sessions']],
])('without %s (%i), fails no step of %s', async (id, status, flows) => {
  const report = await runWithout([id, status], flows);
  expect(complaintsIn(report)).toEqual([]);
  expect(report.passed).toBeGreaterThan(0);
  expect(report.notOffered).toEqual([{ call: id, steps: expect.any(Number) }]);
});
