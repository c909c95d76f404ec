import { expect, test } from 'vitest';
import { keysAsInEnglish, textsIn } from '#fixtures/data/translations.ts';
import fr from './fr.json';

const texts = textsIn(fr);
const keysOf = (wrong: RegExp) => texts.flatMap(([key, text]) => (wrong.test(text) ? [`${key}: ${text}`] : []));

test('translates every text that differs in French', () => {
  expect(keysAsInEnglish(fr).toSorted()).toEqual(
    [
      // Signs, punctuation and names.
      'common.extra',
      'renewalTerms.version',
      'review.product',
      'subscriptionLine.name',
      'medium.sentTo',
      // The same word in both languages.
      'address.city.district',
      'currency.least',
      'currency.sign',
      'currency.units',
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

test('puts a preposition between a million and its noun', () => {
  const millions = texts.filter(([key, text]) => key.endsWith('.many') && /\{count\} [a-zé]/.test(text));
  const nouns = millions.filter(([, text]) => !/\{count\} (de |d’|plus |dans )/.test(text));
  expect(nouns).toEqual([]);
});

test('puts no-break spaces before high punctuation and inside quotation marks', () => {
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
