import { expect, test } from 'vitest';
import { lintMarkdown, lintTexts } from './lint.ts';

test('names the phrase and what to say instead', () => {
  expect(lintMarkdown('# Cart\n\nReads the cart anew.')).toEqual([{ line: 3, message: 'anew => again' }]);
});

test('finds a phrase that is broken over two lines', () => {
  expect(lintMarkdown('Shows nothing where there\n is none.')).not.toEqual([]);
});

test('accepts plain English', () => {
  expect(lintMarkdown('Refetches the cart on mount. Returns `undefined` if it is empty.')).toEqual([]);
});

test('ignores code', () => {
  expect(lintMarkdown('Run `quarterly anew`.\n\n```sh\nquarterly anew\n```')).toEqual([]);
});

test('gives the line in the file that a text comes from', () => {
  const texts = [
    { kind: 'comment', text: 'Plain.\nEnglish.', line: 4 },
    { kind: 'title', text: 'Fine.\nReads it anew.', line: 20 },
    { kind: 'title', text: 'anew', line: 31 },
  ] as const;
  expect(lintTexts(texts).map(({ line }) => line)).toEqual([21, 31]);
});
