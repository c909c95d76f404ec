import { expect, test } from 'vitest';
import {
  categoriesIn,
  keysAsInEnglish,
  keysEndingOtherwise,
  keysIn,
  textsIn,
} from '../../tests/support/translations.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { loadTranslation } from './load-translation.ts';

const texts = textsIn(ar);
const keysOf = (wrong: RegExp) => texts.flatMap(([key, text]) => (wrong.test(text) ? [`${key}: ${text}`] : []));

test('loads for a page in Arabic', async () => {
  expect(await loadTranslation('ar-EG')).toBe(ar);
});

test('translates every text but signs, punctuation and names', () => {
  expect(keysAsInEnglish(ar).toSorted()).toEqual(['cart.ofLine', 'common.currencySign', 'common.extra']);
});

test('lists its texts in the order of English', () => {
  expect(keysIn(ar)).toEqual(keysIn(en));
});

test('has the plural forms of Arabic', () => {
  const { pluralCategories } = new Intl.PluralRules('ar').resolvedOptions();
  const counted = categoriesIn(ar);
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter(([, categories]) => String(categories) !== String(pluralCategories.toSorted()))).toEqual([]);
});

test('writes one and two as words, and other counts as numbers', () => {
  const counted = texts.filter(([key]) => /\.(zero|one|two|few|many)$/.test(key));
  const wrong = counted.filter(([key, text]) => /\.(few|many)$/.test(key) !== text.includes('{count}'));
  expect(wrong).toEqual([]);
});

test('uses Arabic punctuation', () => {
  expect(keysOf(/[,;?]/)).toEqual([]);
  expect(keysOf(/['"“”‘’`…]|\.\.\.| {2}| $| [،؛؟:.]/)).toEqual([]);
});

test('has no Latin words but names and file formats', () => {
  const words = texts.map(
    ([key, text]) => [key, text.replace(/\{\w+\}|JavaScript|Google|Twitter|Facebook|Storybook|PDF|EPUB/g, '')] as const,
  );
  expect(words.filter(([, text]) => /[A-Za-z]/.test(text))).toEqual([]);
});

test('has no direction marks', () => {
  expect(keysOf(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/)).toEqual([]);
});

test('ends texts with a full stop where English does', () => {
  expect(keysEndingOtherwise(ar, '.')).toEqual([]);
});
