import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedSince, hashOf, isDrawn, ratesFor } from './sources.ts';

test('reports files with new content and files no full run has seen', () => {
  const ledger = { same: { hash: 'a', killed: 1, total: 1 }, other: { hash: 'b', killed: 1, total: 1 } };
  const hashes = new Map([
    ['same', 'a'],
    ['other', 'c'],
    ['added', 'd'],
  ]);
  expect(changedSince(ledger, hashes)).toEqual(['other', 'added']);
});

test('hashes every file and the boundaries between them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hash-'));
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  const hashWith = (first: string, second: string) => {
    writeFileSync(one, first);
    writeFileSync(other, second);
    return hashOf([one, other]);
  };
  const hashes = [hashWith('ab', 'c'), hashWith('a', 'bc'), hashWith('ab', 'd'), hashWith('b', 'c')];
  expect(new Set(hashes).size).toBe(4);
  expect(hashWith('ab', 'c')).toBe(hashes[0]);
});

const mutants = Array.from({ length: 1_000 }, (_, line) => ({
  file: 'machines/rules/cart/cart.ts',
  line,
  column: 1,
  mutator: 'StringLiteral',
  replacement: '""',
}));
const drawn = (seed: string, rate: number) =>
  mutants.filter((mutant) => isDrawn(mutant, { 'machines/rules/cart/cart.ts': { seed, rate } }));

test('samples roughly the given rate, and the same mutants for the same content', () => {
  expect(drawn('one', 0.3).length).toBeGreaterThan(250);
  expect(drawn('one', 0.3).length).toBeLessThan(350);
  expect(drawn('one', 0.3)).toEqual(drawn('one', 0.3));
  expect(drawn('one', 0.3)).not.toEqual(drawn('two', 0.3));
});

test('distinguishes mutants at the same position', () => {
  const sample = { 'machines/rules/cart/cart.ts': { seed: 'one', rate: 0.5 } };
  const variants = mutants
    .slice(0, 1)
    .flatMap((mutant) => Array.from({ length: 100 }, (_, at) => ({ ...mutant, replacement: String(at) })));
  const count = variants.filter((variant) => isDrawn(variant, sample)).length;
  expect([count > 20, count < 80]).toEqual([true, true]);
});

test('selects every mutant of a file without a sample', () => {
  expect(mutants.every((mutant) => isDrawn(mutant, {}))).toBe(true);
});

test('runs small files in full and splits the rest among large ones', () => {
  const rates = ratesFor(
    new Map([
      ['large', 800],
      ['small', 20],
      ['huge', 1_600],
    ]),
    420,
  );
  expect(Object.fromEntries(rates)).toEqual({ small: 1, large: 0.25, huge: 0.125 });
});

test('runs everything within the limit', () => {
  expect([
    ...ratesFor(
      new Map([
        ['one', 100],
        ['two', 0],
      ]),
      400,
    ).values(),
  ]).toEqual([1, 1]);
});
