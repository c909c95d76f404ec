import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPathValue, PATH_PATTERNS, type PathKind } from './path-value.ts';

const kinds: PathKind[] = ['intent', 'token', 'invoice', 'slug', 'receipt'];
const kindsOf = (value: unknown) => kinds.filter((kind) => isPathValue(kind, value));

const lines = readFileSync(new URL('../../tests/data/path-values-hostile.txt', import.meta.url), 'utf8').split('\n');
const hostile = [...lines, 'A'.repeat(65_536)];

test('refuses every hostile value, as it stands and decoded up to three times', () => {
  const accepted = hostile.flatMap(decodings).flatMap((value) => kindsOf(value).map((kind) => [kind, value]));
  expect(hostile.length).toBeGreaterThan(50);
  expect(accepted).toEqual([]);
});

test.each([undefined, null, true, 0, 3, {}, [], ['pi_1'], { toString: () => 'pi_1' }])(
  'refuses %j, which is no string',
  (value) => {
    expect(kindsOf(value)).toEqual([]);
  },
);

test.each<[string, PathKind[]]>([
  ['pi_3OtestABC', ['intent', 'token', 'receipt']],
  ['seti_1Nabc', ['intent', 'token', 'receipt']],
  ['pi_3Otest_secret_abc', ['token', 'receipt']],
  [`pi_${'a'.repeat(65)}`, ['token', 'receipt']],
  ['tok-A_9', ['token', 'receipt']],
  ['A'.repeat(128), ['token', 'receipt']],
  ['A'.repeat(129), []],
  ['4f9c2d1e', ['token', 'slug', 'receipt']],
  ['spring-2026', ['token', 'slug', 'receipt']],
  ['a'.repeat(101), ['token', 'receipt']],
  ['spring--2026', ['token', 'receipt']],
  ['-spring', ['token', 'receipt']],
  ['Spring', ['token', 'receipt']],
  ['constructor', []],
  ['rk_live_51Nope', []],
  ['a.b', []],
  ['a b', []],
  ['pi_1\n', []],
])('takes %j for %j', (value, expected) => {
  expect(kindsOf(value)).toEqual(expected);
});

test.each<[string, PathKind[]]>([
  ['CAT-001', ['invoice']],
  ['CAT-1234567890', ['invoice']],
  ['CAT-01', []],
  ['CAT-01x', ['token', 'receipt']],
  ['XCAT-001', ['token', 'receipt']],
  ['CAT-001/x', []],
])('takes %j for %j by the pattern of invoice numbers [INV-8, INV-9]', (value, expected) => {
  expect(kindsOf(value)).toEqual(expected);
});

test('never accepts what would change an address', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.oneof(fc.string({ maxLength: 20 }), fc.webPath()), (kind, value) => {
      if (!isPathValue(kind, value)) return;
      expect(new URL(`https://journal.test/api/${value}/checkout`).pathname).toBe(`/api/${value}/checkout`);
      expect(encodeURIComponent(value)).toBe(value);
    }),
    { numRuns: 1_000 },
  );
});

test('accepts whatever its own pattern generates', () => {
  const pattern = fc.constantFrom(...kinds).chain((kind) =>
    // A generator knows no lookaheads; what they exclude is checked by the tables above.
    fc.record({
      kind: fc.constant(kind),
      value: fc.stringMatching(new RegExp(PATH_PATTERNS[kind].replace(/\(\?[!=].*\$\)/, ''))),
    }),
  );
  fc.assert(
    fc.property(pattern, ({ kind, value }) => new RegExp(PATH_PATTERNS[kind]).test(value) === isPathValue(kind, value)),
    { numRuns: 1_000 },
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
