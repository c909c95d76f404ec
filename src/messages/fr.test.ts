import { expect, test } from 'vitest';
import {
  categoriesIn,
  keysAsInEnglish,
  keysEndingOtherwise,
  keysIn,
  textsIn,
} from '../../tests/support/translations.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { loadTranslation } from './load-translation.ts';

const texts = textsIn(fr);
const keysOf = (wrong: RegExp) => texts.flatMap(([key, text]) => (wrong.test(text) ? [`${key}: ${text}`] : []));

test('is what a page in French is given', async () => {
  expect(await loadTranslation('fr-CA')).toBe(fr);
});

test('says in French all but what is the same in both languages', () => {
  expect(keysAsInEnglish(fr).toSorted()).toEqual(
    [
      // A sign, punctuation and names alone.
      'common.currencySign',
      'common.extra',
      'review.product',
      'subscriptionLine.name',
      'medium.sentTo',
      // The same word in French.
      'address.city.district',
      'address.postcode.eircode',
      'address.state.district',
      'address.state.province',
      'header.menu',
      'level.high',
      'receipt.date',
      'review.total',
      'signInCode.label',
      'zone.ship-b',
      'zone.ship-c',
    ].toSorted(),
  );
});

test('names its texts in the order of English', () => {
  expect(keysIn(fr)).toEqual(keysIn(en));
});

test('counts in the plural forms of French', () => {
  const { pluralCategories } = new Intl.PluralRules('fr').resolvedOptions();
  const counted = categoriesIn(fr);
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter(([, categories]) => String(categories) !== String(pluralCategories.toSorted()))).toEqual([]);
});

test('says a million with the preposition that it takes', () => {
  const millions = texts.filter(([key, text]) => key.endsWith('.many') && /\{count\} [a-zé]/.test(text));
  const nouns = millions.filter(([, text]) => !/\{count\} (de |d’|plus |dans )/.test(text));
  expect(nouns).toEqual([]);
});

test('keeps high punctuation and quoted words from standing alone on a line', () => {
  expect(keysOf(/(?<!\u202f)[;!?]/)).toEqual([]);
  expect(keysOf(/(?<!\u00a0):/)).toEqual([]);
  expect(keysOf(/«(?!\u00a0)|(?<!\u00a0)»/)).toEqual([]);
});

test('writes apostrophes, quotation marks and spaces as they are printed', () => {
  expect(keysOf(/['"“”‘`]|\.\.\.| {2}|[\u00a0\u202f]{2}| $/)).toEqual([]);
});

test('accents capitals', () => {
  expect(keysOf(/^A (?!\d)|\b(Etat|Etudiant|Echéance|Ecri|Epuis|EPUIS|APPLIQUE\b|DEJA)/)).toEqual([]);
});

test('ends a sentence where English does', () => {
  expect(keysEndingOtherwise(fr, '.')).toEqual([]);
});
