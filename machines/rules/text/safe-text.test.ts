import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverWords } from './safe-text.ts';

const hostile: Record<'html' | 'template' | 'typeConfusion', unknown[]> = JSON.parse(
  readFileSync(new URL('../../../tests/data/hostile-strings.json', import.meta.url), 'utf8'),
);

test.each([...hostile.html, ...hostile.template])('keeps %j unchanged, to be shown as text', (words) => {
  expect(serverWords(words)).toBe(words);
});

test('ignores values that are not strings', () => {
  const values = [...hostile.typeConfusion, undefined, 12n, Symbol('x'), () => 'x', { toString: () => 'x' }];
  expect(values.map(serverWords)).toEqual(values.map(() => undefined));
});

test.each([
  ['  Your card was declined. ', 'Your card was declined.'],
  ['first\r\nsecond\tthird', 'first second third'],
  ['a\u0000b\u0007c\u009bd', 'abcd'],
  ['\u202eevil\u202c', 'evil'],
  ['\u2066x\u2069', 'x'],
  ['\ufeffx\u200b', 'x'],
  ['Ünïcödé 👩‍👩‍👧‍👦 🏳️‍🌈', 'Ünïcödé 👩‍👩‍👧‍👦 🏳️‍🌈'],
  ['שלום\u200f!', 'שלום\u200f!'],
  ['a\ud800b', 'a\ufffdb'],
])('shows %j as %j', (words, shown) => {
  expect(serverWords(words)).toBe(shown);
});

test.each(['', '   ', '\t\n', '\u0000', '\u200b', '\u202e\u2066', '\u2028\u2029', '\u0000 \u200b '])(
  'shows nothing for %j',
  (words) => {
    expect(serverWords(words)).toBeUndefined();
  },
);

test('limits the text to 500 characters without splitting one', () => {
  expect(serverWords('x'.repeat(501))).toBe('x'.repeat(500));
  expect(serverWords(`${'x'.repeat(499)}😀`)).toBe('x'.repeat(499));
  expect(serverWords(`${'x'.repeat(499)} y`)).toBe('x'.repeat(499));
  expect(serverWords(`${' '.repeat(600)}y`)).toBe('y');
  expect(serverWords('\u0000'.repeat(600) + 'x'.repeat(500))).toBe('x'.repeat(500));
});

test('returns one clean line for any text, idempotently', () => {
  const unit = fc.oneof(
    fc.constantFrom('\u0000', '\n', ' ', '\u202e', '\u2067', '\u200b', '\ufeff', '\ud83d', '\ude00', '😀', 'é'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const words = fc.array(unit, { maxLength: 700, size: 'max' }).map((units) => units.join(''));
  fc.assert(
    fc.property(words, (value) => {
      const shown = serverWords(value);
      if (shown === undefined) return;
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThanOrEqual(500);
      expect(shown).toBe(shown.trim());
      expect(shown.isWellFormed()).toBe(true);
      const codes = [...shown].map((character) => character.codePointAt(0) ?? 0);
      const isUnwanted = (code: number) =>
        code < 0x20 ||
        (code >= 0x7f && code <= 0x9f) ||
        (code >= 0x202a && code <= 0x202e) ||
        (code >= 0x2066 && code <= 0x2069);
      expect(codes.filter(isUnwanted)).toEqual([]);
      expect(serverWords(shown)).toBe(shown);
    }),
  );
});
