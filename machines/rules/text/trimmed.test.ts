import { expect, test } from 'vitest';
import { trimmed } from './trimmed.ts';

test('trims every field', () => {
  expect(trimmed({ name: ' Ada Okafor ', email: 'ada@journal.test\n', note: ' ' })).toEqual({
    name: 'Ada Okafor',
    email: 'ada@journal.test',
    note: '',
  });
});
