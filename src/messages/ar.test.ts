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

test('loads for an Arabic locale', async () => {
  expect(await loadTranslation('ar-EG')).toBe(ar);
});

test('translates every text except signs, punctuation and names', () => {
  expect(keysAsInEnglish(ar).toSorted()).toEqual(['cart.ofLine', 'common.extra', 'currency.exact', 'currency.sign']);
});

test('keeps the order of the English catalogue', () => {
  expect(keysIn(ar)).toEqual(keysIn(en));
});

test('has every Arabic plural form', () => {
  const { pluralCategories } = new Intl.PluralRules('ar').resolvedOptions();
  const counted = categoriesIn(ar);
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter(([, categories]) => String(categories) !== String(pluralCategories.toSorted()))).toEqual([]);
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

test('ends a text with a full stop if English does', () => {
  expect(keysEndingOtherwise(ar, '.')).toEqual([]);
});
