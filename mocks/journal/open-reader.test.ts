import { expect, test } from 'vitest';
import { open, totalOf } from './open-journal.ts';
import { openAs } from './open-reader.ts';

test('finds nothing of an account or an intent that does not exist', () => {
  const { journal, read } = open();
  expect(openAs('visitor').kept('acc_none')).toBeUndefined();
  expect(totalOf(journal, 'pi_none')).toBeUndefined();
  expect(() => read('pi_none')).toThrow('The journal answered 404.');
});
