import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { overspent, parseShares, type Share } from './shares.ts';
import { usual } from './suites.ts';

/** What `npm test` may take on two quiet cores, in seconds. */
const LIMIT = 480;

const shares = parseShares(readFileSync('docs/testing.md', 'utf8'));

test('every suite of npm test has a share, and together they fit into eight minutes', () => {
  expect(shares.map(({ suite }) => suite)).toEqual(usual.map(({ name }) => name));
  expect(shares.reduce((total, { seconds }) => total + seconds, 0)).toBeLessThanOrEqual(LIMIT);
});

test('a share that was raised says what was taken out for it', () => {
  expect(shares.filter(({ tests, original, takenOut }) => tests > original && takenOut === '')).toEqual([]);
});

test('reports a suite that outgrows its share or has none', () => {
  const share: Share = { suite: 'journeys', tests: 80, original: 80, seconds: 120, takenOut: '' };
  const result = (name: string, passed: number, failed: number) => ({ name, passed, failed, seconds: 1, files: [] });
  expect(overspent([result('journeys', 79, 1)], [share])).toEqual([]);
  expect(overspent([result('journeys', 80, 1), result('bench', 1, 0)], [share])).toEqual([
    'journeys ran 81 tests, and its share is 80. Take tests out, or move them to test:full.',
    'bench has no share in docs/testing.md.',
  ]);
});
