import { expect, test } from 'vitest';
import { keysAsInEnglish, textsIn } from '#fixtures/data/translations.ts';
import ar from './ar.json';

const texts = textsIn(ar);
const keysOf = (wrong: RegExp) => texts.flatMap(([key, text]) => (wrong.test(text) ? [`${key}: ${text}`] : []));

test('translates every text except signs, punctuation and names', () => {
  expect(keysAsInEnglish(ar).toSorted()).toEqual([
    'cart.ofLine',
    'common.extra',
    'currency.exact',
    'currency.sign',
    'renewalTerms.version',
  ]);
});

test('spells out zero, one and two, and shows other counts as digits', () => {
  const counted = texts.filter(([key]) => /\.(zero|one|two|few|many)$/.test(key));
  const wrong = counted.filter(([key, text]) => /\.(few|many)$/.test(key) !== text.includes('{count}'));
  expect(wrong).toEqual([]);
});

test('uses Arabic punctuation', () => {
  expect(keysOf(/[,;?]/)).toEqual([]);
  expect(keysOf(/['"“”‘’`…]|\.\.\.| {2}| $| [،؛؟:.]/)).toEqual([]);
});

test('uses Latin letters only for names and file formats', () => {
  const words = texts.map(
    ([key, text]) => [key, text.replace(/\{\w+\}|JavaScript|Google|Twitter|Facebook|Storybook|PDF|EPUB/g, '')] as const,
  );
  expect(words.filter(([, text]) => /[A-Za-z]/.test(text))).toEqual([]);
});

test('contains no direction marks', () => {
  expect(keysOf(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/)).toEqual([]);
});
