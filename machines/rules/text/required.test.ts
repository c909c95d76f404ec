import { expect, test } from 'vitest';
import { required } from './required.ts';

test.each(['', ' ', '\t\n', '\u00a0'])('asks for a field that holds %j', (value) => {
  expect(required('email', value)).toEqual([{ field: 'email', code: 'required' }]);
});

test('asks for nothing that is there', () => {
  expect(required('email', ' a ')).toEqual([]);
});
