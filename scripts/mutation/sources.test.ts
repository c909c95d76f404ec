import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf, isDrawn } from './sources.ts';

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

test('draws roughly the given rate, and the same mutants each time', () => {
  const drawn = (rate: number) => mutants.filter((mutant) => isDrawn(mutant, rate));
  expect(drawn(0.3).length).toBeGreaterThan(250);
  expect(drawn(0.3).length).toBeLessThan(350);
  expect(drawn(0.3)).toEqual(drawn(0.3));
  expect(drawn(1)).toEqual(mutants);
});

test.each(['file', 'column', 'mutator', 'replacement'])(
  'draws mutants that differ only in their %s separately',
  (field) => {
    const variants = mutants.map((mutant, at) => ({ ...mutant, line: 1, [field]: `${at}` }));
    const count = variants.filter((variant) => isDrawn(variant, 0.5)).length;
    expect([count > 400, count < 600]).toEqual([true, true]);
  },
);
