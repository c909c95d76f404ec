import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenMessage, messageOnCard } from './given-message.ts';

test.each([
  ['Happy birthday, Noor!\nEnjoy it.', 'Happy birthday, Noor!\nEnjoy it.'],
  ['one\r\ntwo\u2028three', 'one\ntwo\nthree'],
  [' \n\n first \n\n\n\n last \n', 'first\n\nlast'],
  ['<b>Enjoy</b> &amp; read', '<b>Enjoy</b> &amp; read'],
  ['\u202Eevil\u202C \u0007ring\u200B', 'evil ring'],
  ['سنة سعيدة\nAda', 'سنة سعيدة\nAda'],
  ['\n \t', undefined],
  ['', undefined],
  [undefined, undefined],
  [{ message: 'no' }, undefined],
])('shows the message %j as %j [BEYOND-60]', (given, shown) => {
  expect(givenMessage(given)).toBe(shown);
});

test('limits the message to 500 characters without splitting one', () => {
  expect(givenMessage('a'.repeat(10_000))).toHaveLength(500);
  expect(givenMessage(`${'a'.repeat(499)}😀`)).toBe('a'.repeat(499));
});

test('removes invisible characters and bidi controls', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
      const shown = givenMessage(given) ?? 'none';
      expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u);
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});

test('joins the lines of a long message to fit a card [BEYOND-62]', () => {
  expect(messageOnCard('one\ntwo')).toBe('one\ntwo');
  expect(messageOnCard(Array.from({ length: 12 }, () => 'x').join('\n'))).toBe(Array(12).fill('x').join(' '));
  expect(messageOnCard('')).toBeUndefined();
});
