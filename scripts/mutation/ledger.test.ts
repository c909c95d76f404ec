import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedSince } from './ledger.ts';
import { hashOf } from './sources.ts';

test('a file has changed when its content differs or no full run has seen it', () => {
  const ledger = { same: { hash: 'a', killed: 1, total: 1 }, other: { hash: 'b', killed: 1, total: 1 } };
  const hashes = new Map([
    ['same', 'a'],
    ['other', 'c'],
    ['added', 'd'],
  ]);
  expect(changedSince(ledger, hashes)).toEqual(['other', 'added']);
});

test('a hash depends on every file and on where one ends', () => {
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
