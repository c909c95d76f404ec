import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { en } from './en.ts';
import { english, fill, type Messages, overrideMessages, type Text } from './messages.ts';

const RUNS = { numRuns: 1_000 };
const text = <Name extends string>(words: string) => words as unknown as Text<Name>;

test('fills every placeholder with its value', () => {
  expect(fill(english.problem.orderFailed, { email: 'help@journal.example' })).toBe(
    'There was a problem processing your order. Please try again at another time or contact help@journal.example',
  );
  expect(fill(text<'a' | 'b'>('{a}-{b}-{a}'), { a: '1', b: '2' })).toBe('1-2-1');
});

test('leaves a placeholder that the values do not own', () => {
  expect(fill(text<'email'>('{email} {toString} {__proto__}'), { email: 'x' })).toBe('x {toString} {__proto__}');
});

test('what is put in is never read again, whatever it holds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('{email}', '{message}', '$&', '$1', "$'")), (message) => {
      expect(fill(text<'message' | 'email'>('<{message}>'), { message, email: 'x' })).toBe(`<${message}>`);
    }),
    RUNS,
  );
});

test('a text with placeholders is no string until they are filled', () => {
  expectTypeOf(english.submit.placeOrder).toEqualTypeOf<string>();
  expectTypeOf(english.invoice.failed).toEqualTypeOf<Text<'message'>>();
  // @ts-expect-error: no such text
  expect(english.submit.nonesuch).toBeUndefined();
  // @ts-expect-error: the placeholder has another name
  fill(english.invoice.failed, { massage: 'x' });
});

test("takes the host's texts by group and name, and only those it knows [HOST-5]", () => {
  const overrides = JSON.parse(
    '{"submit.placeOrder":"Buy","zone.ship-a":"Home","submit.toString":"x","__proto__.x":"y","__proto__":"z","submit":"w"}',
  );
  expect(overrideMessages(english, overrides)).toEqual({
    ...english,
    submit: { ...english.submit, placeOrder: 'Buy' },
    zone: { ...english.zone, 'ship-a': 'Home' },
  });
});

test('ignores what the host inherits or does not give as a string', () => {
  const inherited = Object.create({ 'submit.placeOrder': 'Buy' });
  expect(overrideMessages(english, inherited)).toEqual(english);
  expect(overrideMessages(english, JSON.parse('{"submit.placeOrder":{"a":1},"submit.free":null}'))).toEqual(english);
});

test('keeps the shape of the catalogue, whatever the host overrides', () => {
  const shape = (messages: Messages) => Object.entries(messages).map(([group, texts]) => [group, Object.keys(texts)]);
  const names = Object.entries(en).flatMap(([group, texts]) => Object.keys(texts).map((name) => `${group}.${name}`));
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string()), (overrides) => {
      const messages = overrideMessages(english, overrides);
      expect(shape(messages)).toEqual(shape(english));
      expect(
        Object.values(messages)
          .flatMap(Object.values)
          .every((words) => typeof words === 'string'),
      ).toBe(true);
    }),
    RUNS,
  );
});

test('has a form without the support address for every text that names it', () => {
  const entries = Object.values(en).flatMap((texts) =>
    Object.entries<string>(texts).map((entry) => ({ entry, texts })),
  );
  const addressed = entries.filter(({ entry: [, words] }) => words.includes('{email}'));
  expect(addressed.length).toBeGreaterThan(5);
  expect(addressed.filter(({ entry: [name], texts }) => !(`${name}Alone` in texts))).toEqual([]);
  expect(entries.filter(({ entry: [name, words] }) => name.endsWith('Alone') && words.includes('{'))).toEqual([]);
});
