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

test('loads for a page in French', async () => {
  expect(await loadTranslation('fr-CA')).toBe(fr);
});

test('translates every text that differs in French', () => {
  expect(keysAsInEnglish(fr).toSorted()).toEqual(
    [
      // Only a sign, punctuation or names.
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

test('lists its texts in the order of English', () => {
  expect(keysIn(fr)).toEqual(keysIn(en));
});

test('has the plural forms of French', () => {
  const { pluralCategories } = new Intl.PluralRules('fr').resolvedOptions();
  const counted = categoriesIn(fr);
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter(([, categories]) => String(categories) !== String(pluralCategories.toSorted()))).toEqual([]);
});

test('follows a million with a preposition', () => {
  const millions = texts.filter(([key, text]) => key.endsWith('.many') && /\{count\} [a-zé]/.test(text));
  const nouns = millions.filter(([, text]) => !/\{count\} (de |d’|plus |dans )/.test(text));
  expect(nouns).toEqual([]);
});

test('binds high punctuation and quotation marks with no-break spaces', () => {
  expect(keysOf(/(?<!\u202f)[;!?]/)).toEqual([]);
  expect(keysOf(/(?<!\u00a0):/)).toEqual([]);
  expect(keysOf(/«(?!\u00a0)|(?<!\u00a0)»/)).toEqual([]);
});

test('uses typographic apostrophes, quotation marks and spaces', () => {
  expect(keysOf(/['"“”‘`]|\.\.\.| {2}|[\u00a0\u202f]{2}| $/)).toEqual([]);
});

test('puts accents on capitals', () => {
  expect(keysOf(/^A (?!\d)|\b(Etat|Etudiant|Echéance|Ecri|Epuis|EPUIS|APPLIQUE\b|DEJA)/)).toEqual([]);
});

test('ends texts with a full stop where English does', () => {
  expect(keysEndingOtherwise(fr, '.')).toEqual([]);
});
