import { expect, test } from 'vitest';
import type { Selection } from '../changed/selection.ts';
import { changedSuites } from './suites.ts';

const nothing: Selection = {
  unit: [],
  stories: [],
  journeys: [],
  hostPages: [],
  workbench: [],
  conformance: false,
  contract: false,
  build: false,
};
const planned = (selection: Partial<Selection>) =>
  changedSuites({ ...nothing, ...selection }).map(({ name, args = [] }) => [
    name,
    args.filter((each) => !each.startsWith('--')),
  ]);

test('without a change, runs only the checks of the whole tree', () => {
  expect(planned({})).toEqual([
    ['types', []],
    ['lint and format', []],
    ['dead code', []],
    ['prose', []],
  ]);
});

test('runs the nearest tests of every kind before the others', () => {
  const unit = Array.from({ length: 14 }, (_, at) => `machines/${at}.test.ts`);
  const journeys = Array.from({ length: 5 }, (_, at) => `tests/journeys/${at}.spec.ts`);
  const stories = ['src/screens/account/name/Name.stories.tsx'];
  expect(planned({ unit, journeys, stories })).toEqual([
    ['types', []],
    ['lint and format', []],
    ['nearest unit tests', unit.slice(0, 12)],
    ['static Storybook', []],
    ['nearest journeys', journeys.slice(0, 4)],
    ['nearest stories', ['(?:^| )(?:Account/Name): ']],
    ['dead code', []],
    ['prose', []],
    ['unit tests', unit.slice(12)],
    ['journeys', journeys.slice(4)],
  ]);
});

test('builds the site before the journeys on host pages', () => {
  const hostPages = ['tests/journeys/host/host-pages.spec.ts'];
  const stories = ['src/screens/account/name/Name.stories.tsx'];
  expect(planned({ hostPages, stories }).slice(-2)).toEqual([
    ['build and budgets', []],
    ['journeys on host pages', hostPages],
  ]);
});

test('uses a short timeout for journeys and stops at the first failure', () => {
  const [suite] = changedSuites({ ...nothing, journeys: ['tests/journeys/purchase/cart.spec.ts'] }).slice(2);
  expect(suite).toMatchObject({
    args: ['--max-failures=1', 'tests/journeys/purchase/cart.spec.ts'],
    env: { GUARD: '20000' },
  });
});

test('tests host pages first if no story loads the change', () => {
  const hostPages = ['tests/journeys/host/host-pages.spec.ts'];
  const names = planned({ hostPages, journeys: ['tests/journeys/purchase/cart.spec.ts'] }).map(([name]) => name);
  expect(names.slice(2)).toEqual([
    'build and budgets',
    'journeys on host pages',
    'nearest journeys',
    'dead code',
    'prose',
  ]);
});

test('runs selected checks that take no file list', () => {
  const names = planned({ conformance: true, contract: true, build: true }).map(([name]) => name);
  expect(names).toEqual([
    'types',
    'lint and format',
    'contract',
    'build and budgets',
    'dead code',
    'prose',
    'conformance',
  ]);
});
