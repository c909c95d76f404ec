import { expect, test } from 'vitest';
import type { Timetable } from '#machines/api/contract.ts';
import { pages } from '#mocks/replies.ts';
import { startOf } from './cycle.ts';

test('begins with the next issue or a later cycle [ACCT-41]', () => {
  const { timetable } = structuredClone(pages.showAccount.extended.body.subscriber);
  const startIn = (token: string) => startOf(timetable as unknown as Timetable, token);
  expect(startIn('sub_Ra14')).toEqual({ begins: 'nextIssue', issue: 'Night Ferry', left: 4 });
  expect(startIn('sub_Ra15')).toEqual({ begins: 'laterCycle', left: 4 });
  expect(startIn('sub_none')).toBeUndefined();
});
