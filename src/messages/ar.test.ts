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

test('is what a page in Arabic is given', async () => {
  expect(await loadTranslation('ar-EG')).toBe(ar);
});

test('says in Arabic all but what is a sign, punctuation and names alone', () => {
  expect(keysAsInEnglish(ar).toSorted()).toEqual(['cart.ofLine', 'common.currencySign', 'common.extra']);
});

test('names its texts in the order of English', () => {
  expect(keysIn(ar)).toEqual(keysIn(en));
});

test('counts in the plural forms of Arabic', () => {
  const { pluralCategories } = new Intl.PluralRules('ar').resolvedOptions();
  const counted = categoriesIn(ar);
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter(([, categories]) => String(categories) !== String(pluralCategories.toSorted()))).toEqual([]);
});

test('says one and two by the noun, and any more with the number', () => {
  const counted = texts.filter(([key]) => /\.(zero|one|two|few|many)$/.test(key));
  const wrong = counted.filter(([key, text]) => /\.(few|many)$/.test(key) !== text.includes('{count}'));
  expect(wrong).toEqual([]);
});

test('punctuates as Arabic does', () => {
  expect(keysOf(/[,;?]/)).toEqual([]);
  expect(keysOf(/['"“”‘’`…]|\.\.\.| {2}| $| [،؛؟:.]/)).toEqual([]);
});

test('has no Latin word but names and formats of files', () => {
  const words = texts.map(
    ([key, text]) => [key, text.replace(/\{\w+\}|JavaScript|Google|Twitter|Facebook|Storybook|PDF|EPUB/g, '')] as const,
  );
  expect(words.filter(([, text]) => /[A-Za-z]/.test(text))).toEqual([]);
});

test('leaves the direction of a text to the browser', () => {
  expect(keysOf(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/)).toEqual([]);
});

test('ends a sentence where English does', () => {
  expect(keysEndingOtherwise(ar, '.')).toEqual([]);
});
