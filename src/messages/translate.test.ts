import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillCount } from '#messages/format/plural.ts';
import { overviewMessages } from './en/account.ts';
import { submitMessages } from './en/common.ts';
import { levelMessages, zoneMessages } from './en/subscription.ts';
import { en, english } from './english.ts';
import { fill, type MessageGroup } from './message.ts';
import { type MessageSources, type Translation, translate } from './translate.ts';

const translation: Translation = {
  ...en,
  submit: { ...en.submit, placeOrder: 'Commander', free: 'Envoyer' },
  overview: { ...en.overview, extended: { one: 'Plus que {count} numéro.', other: 'Encore {count} numéros.' } },
};
const submit = (sources: Partial<MessageSources>) =>
  translate(submitMessages, { overrides: {}, locale: 'fr', ...sources });
const left = (count: number, sources: Partial<MessageSources>) =>
  fillCount(translate(overviewMessages, { overrides: {}, locale: 'fr', ...sources }).extended, count);
const inEnglish = <Group extends MessageGroup>(group: Group, overrides: Readonly<Record<string, string>>) =>
  translate(group, { overrides, locale: 'en-US' });

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
  const { extended } = translate(overviewMessages, { overrides: {}, locale: 'ar', translation });
  expect(fillCount(extended, 3)).toBe('Encore \u20683\u2069 numéros.');
  const { failed } = translate({ group: 'invoice', texts: en.invoice }, { overrides: {}, locale: 'ar', translation });
  expect(fill(failed, { message: 'No.' })).toContain('\u2068No.\u2069');
  // The leading RTL mark keeps the name from setting the direction.
  const { ofLine } = translate({ group: 'cart', texts: en.cart }, { overrides: {}, locale: 'ar', translation });
  expect(fill(ofLine, { name: 'Tote', why: 'No.' })).toMatch(/^\u200f\u2068Tote\u2069/);
  // English texts stay left to right in an Arabic page.
  expect(left(3, { locale: 'ar' })).toBe('3 issues remaining.');
});

test("uses the host's texts by group and name, and ignores unknown names [HOST-5]", () => {
  const overrides = JSON.parse(
    '{"submit.placeOrder":"Buy","zone.ship-a":"Home","submit.toString":"x","__proto__.x":"y","__proto__":"z","submit":"w"}',
  );
  expect(inEnglish(submitMessages, overrides)).toEqual({ ...english.submit, placeOrder: 'Buy' });
  expect(inEnglish(zoneMessages, overrides)).toEqual({ ...english.zone, 'ship-a': 'Home' });
  expect(inEnglish(levelMessages, overrides)).toEqual(english.level);
});

test('ignores inherited overrides and overrides that are not strings', () => {
  const inherited = Object.create({ 'submit.placeOrder': 'Buy' });
  expect(inEnglish(submitMessages, inherited)).toEqual(english.submit);
  const odd = JSON.parse('{"submit.placeOrder":{"a":1},"submit.free":null}');
  expect(inEnglish(submitMessages, odd)).toEqual(english.submit);
});

test("keeps the names and types of a group's texts under any override", () => {
  const names = Object.entries(en).flatMap(([group, texts]) => Object.keys(texts).map((name) => `${group}.${name}`));
  const groups: MessageGroup[] = Object.entries(en).map(([group, texts]) => ({ group, texts }));
  const override = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string());
  fc.assert(
    fc.property(fc.constantFrom(...groups), override, (given, overrides) => {
      const texts = inEnglish(given, overrides);
      expect(Object.keys(texts)).toEqual(Object.keys(given.texts));
      const kinds = (some: object) => Object.values(some).map((text) => typeof text);
      expect(kinds(texts)).toEqual(kinds(given.texts));
    }),
  );
});
