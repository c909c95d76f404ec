import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { english } from './english.ts';
import { fill, type Template } from './message.ts';

const text = <Name extends string>(words: string) => words as unknown as Template<Name>;

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
  expectTypeOf(english.invoice.failed).toEqualTypeOf<Template<'message'>>();
  // @ts-expect-error: no such text
  expect(english.submit.nonesuch).toBeUndefined();
  // @ts-expect-error: the placeholder has another name
  fill(english.invoice.failed, { massage: 'x' });
});
