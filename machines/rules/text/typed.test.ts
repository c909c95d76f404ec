import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedDigits, typedLine, typedLines, typedPlainly, typedText } from './typed.ts';

/** Characters that mean nothing beside Latin letters, digits and signs. */
const UNSEEN = [
  ...'\u200B\u200C\u200D\u200E\u200F\u061C\u202A\u202B\u202C\u202D\u202E\u2060\u2061\u2064\u2066\u2067\u2068\u2069',
  ...'\uFEFF\u00AD\uFE0E\uFE0F\u180B\u180E\u3164\u{E0001}\u{E0061}\u{E0100}\0\u0007\u007F\u0090',
];
const unseen = fc.array(fc.constantFrom(...UNSEEN), { maxLength: 3 }).map((signs) => signs.join(''));
const seen = fc.array(fc.constantFrom(...'abcXYZéß09 <>&;#"\'/?!.,@€'), { minLength: 1, maxLength: 12 });

describe('typed text', () => {
  test('loses invisible characters anywhere, and nothing else [BEYOND-190]', () => {
    fc.assert(
      fc.property(seen, fc.array(unseen, { minLength: 13, maxLength: 13 }), (letters, between) => {
        const text = letters.join('');
        const pasted = letters.map((letter, at) => `${between[at]}${letter}`).join('') + between.at(-1);
        expect(typedText(pasted)).toBe(text.trim());
        expect(typedLine(pasted)).toBe(text.trim());
      }),
    );
  });

  test('stays as it is once cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typedText(typedText(text))).toBe(typedText(text));
        expect(typedPlainly(typedPlainly(text))).toBe(typedPlainly(text));
      }),
    );
  });

  test.each([
    ['tags', 'x<y, <3, R&B; jazz, AT&T, <b>bold</b> &amp; &#39; <!-- -->'],
    ['a Persian non-joiner', 'می\u200Cخواهم'],
    ['a Devanagari joiner', 'क्\u200Dष'],
    ['a family', '👩‍👩‍👧‍👦'],
    ['a flag with a joiner', '🏳️‍🌈'],
    ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 2'],
    ['a keycap', '1️⃣ 2'],
    ['a heart on fire', '❤️‍🔥'],
    ['a variant of an ideograph', '葛\u{E0100}城'],
    ['bidi marks beside Arabic', 'محمد \u200Fשלום\u200E 12'],
    ['an Arabic number sign', '\u0600١٢'],
    ['combining marks', 'e\u0301 A\u030A'],
    ['lines', 'Dear Noor,\n\nenjoy it.'],
  ])('keeps %s', (_what, text) => {
    expect(typedText(text)).toBe(text);
  });

  test.each([
    ['line breaks of any kind', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['tabs', 'a\tb', 'a b'],
    ['spaces at its ends', '\u00A0\u3000a\u00A0b \n', 'a\u00A0b'],
    ['half a character', 'a\uD83D', 'a'],
    ['a joiner without a neighbour', '👩\u200D می\u200C', '👩 می'],
    ['a repeated joiner', 'می\u200C\u200Cخواهم', 'می\u200Cخواهم'],
    ['only invisible characters', '\u200B\u2060\uFEFF', ''],
  ])('is cleaned of %s', (_what, text, cleaned) => {
    expect(typedText(text)).toBe(cleaned);
  });
});

test('a typed line has no line breaks', () => {
  expect(typedLines({ line1: '1 Quay\r\nFlat 2', line2: ' ' })).toEqual({ line1: '1 Quay Flat 2', line2: '' });
});

test('plain text has half-width signs, plain hyphens and no bidi marks', () => {
  expect([
    typedPlainly('\u200Fｎｏｏｒ＠ｒｅａｄｅｒ．ｅｘａｍｐｌｅ\u200E'),
    typedPlainly('ＳＰＲＩＮＧ\u2011２６'),
    typedPlainly('１６０－００２２'),
    typedPlainly('SW1A 1AA'),
    typedPlainly('½ ② Ⅷ'),
  ]).toEqual(['noor@reader.example', 'SPRING-26', '160-0022', 'SW1A 1AA', '½ ② Ⅷ']);
});

describe('a code of digits', () => {
  const scripts = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
    const digits = Array.from('0123456789', (digit) =>
      new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(Number(digit)),
    );
    return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [digits] : [];
  });

  test('is read from the digits of every script, with any separators [BEYOND-191]', () => {
    expect(scripts.length).toBeGreaterThan(60);
    const separator = fc.constantFrom(
      '',
      ' ',
      '\u00A0',
      '\u202F',
      '-',
      '\u2010',
      '\u2011',
      '\u2013',
      '.',
      '·',
      '\u200E',
    );
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{4,10}$/),
        fc.constantFrom(...scripts),
        fc.array(separator, { minLength: 11, maxLength: 11 }),
        (code, digits, between) => {
          const typed = Array.from(code, (digit, at) => `${between[at]}${digits[Number(digit)]}`).join('');
          expect(typedDigits(typed + between[10])).toBe(code);
        },
      ),
    );
  });

  test.each(['', '481', '12345678901', 'hello', '4819o6', '481+906', '½481906'])('cannot be %j', (typed) => {
    expect(typedDigits(typed)).toBeUndefined();
  });
});
