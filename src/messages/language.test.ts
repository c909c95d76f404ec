import { expect, test } from 'vitest';
import { en } from './english.ts';
import { languageOf } from './language.ts';

const overrides = { 'submit.free': 'x' };

test.each([
  ['en-US', {}, 'en-US', 'ltr'],
  ['en-gb', {}, 'en-GB', 'ltr'],
  ['fr-CA', { translation: en }, 'fr-CA', 'ltr'],
  ['ar', { translation: en }, 'ar', 'rtl'],
  ['ar-EG', { translation: en }, 'ar-EG', 'rtl'],
  ['he', { overrides }, 'he', 'rtl'],
  ['az-Arab', { overrides }, 'az-Arab', 'rtl'],
  ['az', { overrides }, 'az', 'ltr'],
])('returns the language and direction of texts in %s', (locale, words, lang, dir) => {
  expect(languageOf({ locale, ...words })).toEqual({ lang, dir });
});

test.each(['ar', 'de-DE', 'not a locale', '', undefined])('returns English for %j without a translation', (locale) => {
  expect(languageOf({ locale })).toEqual({ lang: 'en-US', dir: 'ltr' });
});
