import { expect, test } from 'vitest';
import { overviewWords } from './en/account-page.ts';
import { submitWords } from './en/common.ts';
import { en } from './en.ts';
import { fillCount } from './plural.ts';
import { fill } from './text.ts';
import type { Translation } from './translation.ts';
import { textsOf, type Wording } from './wording.ts';

const translation: Translation = {
  ...en,
  submit: { ...en.submit, placeOrder: 'Commander', free: 'Envoyer' },
  overview: { ...en.overview, extended: { one: 'Plus que {count} numéro.', other: 'Encore {count} numéros.' } },
};
const submit = (wording: Partial<Wording>) => textsOf(submitWords, { overrides: {}, locale: 'fr', ...wording });
const left = (count: number, wording: Partial<Wording>) =>
  fillCount(textsOf(overviewWords, { overrides: {}, locale: 'fr', ...wording }).extended, count);

test("prefers the host's texts, then the reader's language, then English [HOST-5]", () => {
  const overrides = { 'submit.free': 'Envoyer gratuitement' };
  expect(submit({ translation, overrides })).toEqual({
    ...en.submit,
    placeOrder: 'Commander',
    free: 'Envoyer gratuitement',
  });
  expect(submit({ overrides })).toEqual({ ...en.submit, free: 'Envoyer gratuitement' });
});

test("uses the plural rules of a text's own language", () => {
  expect([0, 1, 2].map((count) => left(count, { translation }))).toEqual([
    'Plus que 0 numéro.',
    'Plus que 1 numéro.',
    'Encore 2 numéros.',
  ]);
  // These texts are English, so zero is plural.
  expect([0, 1, 1_205].map((count) => left(count, {}))).toEqual([
    '0 issues remaining.',
    '1 issue remaining.',
    '1,205 issues remaining.',
  ]);
});

test('accepts plural forms of any language from the host [HOST-5]', () => {
  const overrides = {
    'overview.extended.one': 'Został {count} numer.',
    'overview.extended.few': 'Zostały {count} numery.',
    'overview.extended.many': 'Zostało {count} numerów.',
    'overview.extended.other': 'Zostało {count} numeru.',
    'overview.extended.several': 'x',
    'overview.extended': 'x',
  };
  expect([1, 2, 5].map((count) => left(count, { overrides, locale: 'pl' }))).toEqual([
    'Został 1 numer.',
    'Zostały 2 numery.',
    'Zostało 5 numerów.',
  ]);
  expect(left(2, { translation, overrides: { 'overview.extended.other': '{count}' } })).toBe('2');
  expect(left(1, { translation, overrides: { 'overview.extended.other': '{count}' } })).toBe('Plus que 1 numéro.');
});

test('isolates values in RTL texts', () => {
  const { extended } = textsOf(overviewWords, { overrides: {}, locale: 'ar', translation });
  expect(fillCount(extended, 3)).toBe('Encore \u20683\u2069 numéros.');
  const { failed } = textsOf({ group: 'invoice', texts: en.invoice }, { overrides: {}, locale: 'ar', translation });
  expect(fill(failed, { message: 'No.' })).toContain('\u2068No.\u2069');
  // The leading RTL mark keeps the name from setting the direction.
  const { ofLine } = textsOf({ group: 'cart', texts: en.cart }, { overrides: {}, locale: 'ar', translation });
  expect(fill(ofLine, { name: 'Tote', why: 'No.' })).toMatch(/^\u200f\u2068Tote\u2069/);
  // English texts stay left to right in an Arabic page.
  expect(left(3, { locale: 'ar' })).toBe('3 issues remaining.');
});
