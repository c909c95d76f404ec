import { expect, test } from 'vitest';
import { required } from './required.ts';

test.each(['', ' ', '\t\n', '\u00a0'])('requires a field that holds %j', (value) => {
  expect(required('email', value)).toEqual([{ field: 'email', code: 'required' }]);
});

test('accepts a filled field', () => {
  expect(required('email', ' a ')).toEqual([]);
});
