import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPathValue, type PathKind } from './path-value.ts';

const kinds: PathKind[] = ['intent', 'token', 'invoice', 'slug', 'receipt', 'shipcode'];
const tokens: PathKind[] = ['token', 'invoice', 'receipt'];
const kindsOf = (value: unknown) => new Set(kinds.filter((kind) => isPathValue(kind, value)));

const lines = readFileSync(new URL('../../../tests/data/path-values-hostile.txt', import.meta.url), 'utf8').split('\n');
const hostile = [...lines, 'A'.repeat(65_536)];

test('rejects every hostile value, raw and decoded up to three times', () => {
  const accepted = hostile.flatMap(decodings).flatMap((value) => [...kindsOf(value)].map((kind) => [kind, value]));
  expect(hostile.length).toBeGreaterThan(50);
  expect(accepted).toEqual([]);
});

test.each([undefined, null, true, 0, 3, {}, [], ['pi_1'], { toString: () => 'pi_1' }])(
  'rejects %j, which is not a string',
  (value) => {
    expect(kindsOf(value)).toEqual(new Set());
  },
);

test.each<[string, PathKind[]]>([
  ['pi_3OtestABC', ['intent', ...tokens]],
  ['seti_1Nabc', ['intent', ...tokens]],
  ['pi_3Otest_secret_abc', []],
  ['PI_3OTEST_SECRET_ABC', []],
  ['seti_1Nabc_secret_def', []],
  ['cs_test_a1_secret', []],
  ['pi_3Otest_secretary', tokens],
  [`pi_${'a'.repeat(65)}`, tokens],
  ['tok-A_9', tokens],
  ['A'.repeat(128), tokens],
  ['a'.repeat(128), [...tokens, 'slug']],
  ['A'.repeat(129), []],
  ['4f9c2d1e', [...tokens, 'slug']],
  ['spring-2026', [...tokens, 'slug']],
  ['ship-b', [...tokens, 'slug', 'shipcode']],
  ['ship-d', [...tokens, 'slug']],
  ['a'.repeat(129), []],
  ['Spring', tokens],
  ['xpi_1', tokens],
  ['1234e1', [...tokens, 'slug']],
  ['1e1234', [...tokens, 'slug']],
  ['cat-12345678901', [...tokens, 'slug']],
  ['False', []],
  ['sk_1234', []],
  ['Sk_Live_1234', []],
  ['whsec_1234', []],
  ['pk_live_1234', []],
  ['ek_live_1234', []],
  ['desk_1234', tokens],
  ['constructor', []],
  ['NULL', []],
  ['rk_test_51Nope', []],
  ['a.b', []],
  ['a b', []],
  ['pi_1\n', []],
])('accepts %j as %j', (value, expected) => {
  expect(kindsOf(value)).toEqual(new Set(expected));
});

test('accepts an invoice’s token, but never its number [INV-4]', () => {
  expect(kindsOf('inv_5tG4hA')).toEqual(new Set(tokens));
  expect(['CAT-001', 'CAT-1042', 'cat-001'].flatMap((number) => [...kindsOf(number)])).toEqual([]);
});

test('never accepts a value that would change an address', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.oneof(fc.string({ maxLength: 20 }), fc.webPath()), (kind, value) => {
      if (!isPathValue(kind, value)) return;
      expect(new URL(`https://journal.test/api/${value}/checkout`).pathname).toBe(`/api/${value}/checkout`);
      expect(encodeURIComponent(value)).toBe(value);
    }),
  );
});

test('accepts tokens of every length servers make', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tokens), fc.stringMatching(/^[A-Za-z0-9_-]{16,128}$/), (kind, token) => {
      fc.pre(!/^(?:[rspe]k|whsec)_|_secret(?:_|$)/i.test(token));
      expect(isPathValue(kind, token)).toBe(true);
    }),
  );
});

function decodings(value: string): string[] {
  const all = [value];
  for (let times = 0; times < 3; times += 1) {
    try {
      all.push(decodeURIComponent(all.at(-1) ?? ''));
    } catch {
      break;
    }
  }
  return all;
}
