import { expect, test } from 'vitest';
import { playwrightTimes, slowest, vitestTimes } from './slowest.ts';

const root = process.cwd();

test('adds up the tests of a Vitest file', () => {
  const report = {
    testResults: [{ name: `${root}/machines/a.test.ts`, assertionResults: [{ duration: 250 }, { duration: 750 }, {}] }],
  };
  expect(vitestTimes(JSON.stringify(report))).toEqual([{ file: 'machines/a.test.ts', seconds: 1 }]);
});

test('adds up the tests of a Playwright file, those of its groups included', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const group = { file: 'cart.spec.ts', specs: [spec(500)] };
  const report = {
    config: { rootDir: `${root}/tests/journeys` },
    suites: [{ file: 'cart.spec.ts', specs: [spec(1_000)], suites: [group] }],
  };
  expect(playwrightTimes(JSON.stringify(report))).toEqual([{ file: 'tests/journeys/cart.spec.ts', seconds: 1.5 }]);
});

test('puts the slowest files first', () => {
  const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}.ts`, seconds }));
  expect(slowest(files, 2).map(({ file }) => file)).toEqual(['3.ts', '2.ts']);
});
