import { expect, test } from 'vitest';
import type { Problem } from '#machines/lib/problem.ts';
import { showProblems } from './problems-shown.ts';

const textOf = ({ field, code, words }: Problem) => words ?? `${field}: ${code}`;
const said = (field: string, words: string): Problem => ({ field, code: 'server', words });

test('shows a problem with the same words at its field and in the summary', () => {
  const { fieldProps, entries } = showProblems('f', [{ field: 'address.line1', code: 'required' }], textOf);
  expect(fieldProps('address.line1')).toEqual({
    id: 'f-address-line1',
    name: 'address.line1',
    error: 'address.line1: required',
  });
  expect(fieldProps('name')).toEqual({ id: 'f-name', name: 'name', error: undefined });
  expect(entries).toEqual([{ text: 'address.line1: required', controlId: 'f-address-line1' }]);
});

test('links no general problem, and keeps payment problems out of the summary [CHECK-16, CHECK-48]', () => {
  const [general, declined] = [said('general', 'Closed.'), said('payment', 'Declined.')];
  const { entries, payment } = showProblems('f', [general, declined], textOf);
  expect(entries).toEqual([{ text: 'Closed.', controlId: undefined }]);
  expect(payment).toEqual([declined]);
});

test('deduplicates messages and joins different ones of a field', () => {
  const problems = [said('email', 'Taken.'), said('email', 'Taken.'), said('email', 'Odd.')];
  const { fieldProps, entries } = showProblems('f', problems, textOf);
  expect(fieldProps('email').error).toBe('Taken. Odd.');
  expect(entries.map(({ text }) => text)).toEqual(['Taken.', 'Odd.']);
});
