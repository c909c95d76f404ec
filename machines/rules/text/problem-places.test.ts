import { expect, test } from 'vitest';
import { concernsAddress, placeProblems } from './problem-places.ts';

const fieldsOf = (field: string, aliases?: Record<string, string>) =>
  placeProblems([{ field, code: 'required' }], ['email', 'address.city'], aliases);

test('keeps a problem at a form field or at the payment [CHECK-14]', () => {
  expect(fieldsOf('email')).toEqual([{ field: 'email', code: 'required' }]);
  expect(fieldsOf('payment')).toEqual([{ field: 'payment', code: 'required' }]);
});

test('moves a problem of an unknown field to the general area [CHECK-16]', () => {
  expect([fieldsOf('coupon'), fieldsOf('general'), fieldsOf('')].flat().map(({ field }) => field)).toEqual([
    'general',
    'general',
    'general',
  ]);
});

test('keeps the field of a problem that moved to the general area, and what the server says of the payment [ACCT-32]', () => {
  expect(placeProblems([{ field: 'payment', code: 'server', words: 'Closed.' }], ['email'])).toEqual([
    { field: 'general', of: 'payment', code: 'server', words: 'Closed.' },
  ]);
});

test('marks the choice that opens the fields of a recipient or an address [CHECK-13, CHECK-14, CHECK-15]', () => {
  const placed = (shown: string[]) =>
    ['recipient_name', 'recipient_address.city', 'address', 'password', 'addressee'].flatMap((field) =>
      placeProblems([{ field, code: 'required' }], shown).map((problem) => problem.field),
    );
  expect(placed(['origin', 'recipient_name'])).toEqual(['recipient_name', 'origin', 'origin', 'general', 'general']);
  expect(placed(['email'])).toEqual(['general', 'general', 'general', 'general', 'general']);
});

test('resolves aliases, but none from the prototype [CHECK-14]', () => {
  const aliases = { city: 'address.city', mail: 'elsewhere' };
  const places = ['city', 'mail', 'toString', 'email'].flatMap((field) => fieldsOf(field, aliases));
  expect(places.map(({ field }) => field)).toEqual(['address.city', 'general', 'general', 'email']);
});

test('recognizes problems of the address and its parts [CHECK-15]', () => {
  const concerning = ['address', 'address.city', 'addressee', 'email'].filter((field) =>
    concernsAddress({ field, code: 'required' }),
  );
  expect(concerning).toEqual(['address', 'address.city']);
});
