import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { keysIn } from '../../tests/support/translations.ts';
import { submitWords } from './en/common.ts';
import { levelWords, zoneWords } from './en/subscription.ts';
import { en } from './en.ts';
import { english } from './messages.ts';
import { fill, type GivenTexts, type Text, type Words } from './text.ts';
import { textsOf } from './wording.ts';

const modules = import.meta.glob<Record<string, Words<GivenTexts>>>(['./en/*.ts'], {
  eager: true,
});
const words = Object.values(modules).flatMap(Object.values<Words<GivenTexts>>);
const overrideTexts = <English extends GivenTexts>(
  words: Words<English>,
  overrides: Readonly<Record<string, string>>,
) => textsOf(words, { overrides, locale: 'en-US' });
const text = <Name extends string>(words: string) => words as unknown as Text<Name>;

test('fills every placeholder', () => {
  expect(fill(english.problem.orderFailed, { email: 'help@journal.example' })).toBe(
    'There was a problem processing your order. Please try again at another time or contact help@journal.example',
  );
  expect(fill(text<'a' | 'b'>('{a}-{b}-{a}'), { a: '1', b: '2' })).toBe('1-2-1');
});

test('leaves unknown placeholders alone', () => {
  expect(fill(text<'email'>('{email} {toString} {__proto__}'), { email: 'x' })).toBe('x {toString} {__proto__}');
});

test('never fills placeholders inside a value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('{email}', '{message}', '$&', '$1', "$'")), (message) => {
      expect(fill(text<'message' | 'email'>('<{message}>'), { message, email: 'x' })).toBe(`<${message}>`);
    }),
  );
});

test('does not type a text as a string until its placeholders are filled', () => {
  expectTypeOf(english.submit.placeOrder).toEqualTypeOf<string>();
  expectTypeOf(english.invoice.failed).toEqualTypeOf<Text<'message'>>();
  // @ts-expect-error: no such text
  expect(english.submit.nonesuch).toBeUndefined();
  // @ts-expect-error: the placeholder has another name
  fill(english.invoice.failed, { massage: 'x' });
});

test("uses the host's texts by group and name, and ignores unknown names [HOST-5]", () => {
  const overrides = JSON.parse(
    '{"submit.placeOrder":"Buy","zone.ship-a":"Home","submit.toString":"x","__proto__.x":"y","__proto__":"z","submit":"w"}',
  );
  expect(overrideTexts(submitWords, overrides)).toEqual({ ...english.submit, placeOrder: 'Buy' });
  expect(overrideTexts(zoneWords, overrides)).toEqual({ ...english.zone, 'ship-a': 'Home' });
  expect(overrideTexts(levelWords, overrides)).toEqual(english.level);
});

test('accepts an override of every text in the page data [HOST-5]', () => {
  const messages = Object.fromEntries(keysIn(en).map((key) => [key, key]));
  expect(Settings({ journal: 'Ember Days', messages })?.messages).toEqual(messages);
});

test('ignores inherited overrides and overrides that are not strings', () => {
  const inherited = Object.create({ 'submit.placeOrder': 'Buy' });
  expect(overrideTexts(submitWords, inherited)).toEqual(english.submit);
  const odd = JSON.parse('{"submit.placeOrder":{"a":1},"submit.free":null}');
  expect(overrideTexts(submitWords, odd)).toEqual(english.submit);
});

test("keeps the names and types of a group's texts under any override", () => {
  const names = words.flatMap(({ group, texts }) => Object.keys(texts).map((name) => `${group}.${name}`));
  const override = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string());
  fc.assert(
    fc.property(fc.constantFrom(...words), override, (given, overrides) => {
      const texts = overrideTexts(given, overrides);
      expect(Object.keys(texts)).toEqual(Object.keys(given.texts));
      const kinds = (some: object) => Object.values(some).map((text) => typeof text);
      expect(kinds(texts)).toEqual(kinds(given.texts));
    }),
  );
});

test('lists every text once in the catalogue, under its group', () => {
  const catalogue: Record<string, GivenTexts> = { ...en };
  const named = words.flatMap(({ group, texts }) => Object.entries(texts).map(([name, text]) => [group, name, text]));
  const listed = Object.entries(catalogue).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [group, name, text]),
  );
  expect(named.toSorted()).toEqual(listed.toSorted());
});

test('has an `Alone` variant of every text with the support address', () => {
  const entries = Object.entries(en).flatMap(([group, texts]) =>
    Object.entries<string | object>(texts)
      .map(([name, text]) => [name, JSON.stringify(text)] as const)
      .map((entry) => ({ key: `${group}.${entry[0]}`, entry, texts })),
  );
  // Here `{email}` is the reader's own address (EMAIL-4).
  const isReaders = ({ key }: { key: string }) => key === 'email.sent';
  const addressed = entries.filter((each) => each.entry[1].includes('{email}') && !isReaders(each));
  expect(addressed.length).toBeGreaterThan(5);
  expect(addressed.filter(({ entry: [name], texts }) => !(`${name}Alone` in texts))).toEqual([]);
  expect(entries.filter(({ entry: [name, words] }) => name.endsWith('Alone') && words.includes('{'))).toEqual([]);
});
