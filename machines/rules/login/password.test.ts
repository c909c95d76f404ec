import { expect, test } from 'vitest';
import { passwordProblems } from './password.ts';

const problemsOf = (password: string, confirm: string) =>
  passwordProblems({ password, confirm }).map(({ field, code }) => [field, code]);

test('requires a new password twice, identically [ENTRY-26, ENTRY-27]', () => {
  expect(problemsOf('Elm Street 5', 'Elm Street 5')).toEqual([]);
  expect(problemsOf('Elm Street 5', 'elm street 5')).toEqual([['password.confirm', 'passwordMismatch']]);
});

test('reports an empty field as missing, never as a mismatch [ENTRY-26]', () => {
  expect(problemsOf('', '')).toEqual([
    ['password.password', 'required'],
    ['password.confirm', 'required'],
  ]);
  expect(problemsOf('Elm Street 5', '')).toEqual([['password.confirm', 'required']]);
  expect(problemsOf('', 'Elm Street 5')).toEqual([['password.password', 'required']]);
});
