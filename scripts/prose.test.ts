import { expect, test } from 'vitest';
import { phrasesIn } from './prose.ts';

test('names the phrase, its line and what to say instead, also across lines', () => {
  expect(phrasesIn('a.md', '# Cart\n\nReads the cart anew.')).toEqual(['a.md:3  anew => again']);
  expect(phrasesIn('a.md', 'Shows the cart\nof its\nown.')).toEqual(['a.md:2  of its own => its own, before the noun']);
});

test('accepts plain English and ignores code', () => {
  expect(phrasesIn('a.md', 'Refetches the cart. Run `quarterly anew`.\n\n```sh\nquarterly anew\n```')).toEqual([]);
});

test('reads comments and titles of code, and no other text of it', () => {
  const source = `const a = 'anew'; // read anew
/**
 * Reads the
 * cart anew.
 */
test('reads it anew', () => {});
const story = meta.story({
  name: 'Anew',
});
// A cart of
// its own.
const link = <p>https://anew.example // anew</p>;
`;
  expect(phrasesIn('a.tsx', source).map((line) => line.split('  ')[0])).toEqual([
    'a.tsx:1',
    'a.tsx:4',
    'a.tsx:10',
    'a.tsx:12',
    'a.tsx:6',
    'a.tsx:8',
  ]);
});

test('reads the messages of the English module', () => {
  expect(phrasesIn('src/messages/en/cart.ts', "export const cart = {\n  empty: 'Read it anew',\n};")).toHaveLength(1);
});
