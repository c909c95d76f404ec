import { expect, test } from 'vitest';
import { randomId } from './random-id.ts';

test('returns a new UUID each time, also where a page has no secure context [BEYOND-192]', () => {
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
