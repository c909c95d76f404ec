import { expect, test } from 'vitest';
import { readPathValues } from '#fixtures/data/path-values.ts';
import { linkToken } from './link-token.ts';

const query = (token: string) => new URLSearchParams({ token });

test('reads the token of a mailed link [PAYM-1, MDON-2]', () => {
  expect(linkToken(query('lnk_9Zc4Tq'))).toBe('lnk_9Zc4Tq');
  expect(linkToken(new URLSearchParams('redirect_status=succeeded'))).toBeUndefined();
});

test('ignores tokens that could change a path', () => {
  expect(readPathValues().filter((value) => linkToken(query(value)) !== undefined)).toEqual([]);
});
