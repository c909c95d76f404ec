import { readFileSync } from 'node:fs';
import type { Selection } from '../changed/selection.ts';
import { titleIn } from '../workbench/story-titles.ts';
import {
  type Count,
  countConformance,
  countPlaywright,
  countVitest,
  type FileTime,
  playwrightTimes,
  vitestTimes,
} from './reports.ts';
import type { Suite } from './run.ts';

/** Serves the finished Storybook build. */
const BUILT_STORYBOOK = { WORKBENCH_FOLDER: 'storybook-static' };

/**
 * Every suite of `npm test`. Cheap checks come first, in parallel with the build, which takes as long as all of them.
 */
export const suites: readonly Suite[] = [
  { name: 'build and budgets', script: 'build', cores: 1 },
  { name: 'types', script: 'types', cores: 1 },
  // The readers' flows against the mock journal, over a socket and in real time.
  {
    name: 'conformance',
    script: 'conformance',
    args: ['--mock', '--report', 'reports/conformance.json'],
    cores: 0,
    report: reportOf('conformance', countConformance),
  },
  { name: 'lint and format', script: 'lint', cores: 1 },
  { name: 'prose', script: 'prose', cores: 1 },
  { name: 'dead code', script: 'knip', cores: 1 },
  { name: 'contract', script: 'contract:check', cores: 1 },
  { name: 'static Storybook', script: 'build:storybook', cores: 1 },
  {
    name: 'unit tests',
    script: 'unit',
    args: ['--reporter=default', '--reporter=json', '--outputFile.json=reports/unit.json'],
    cores: 2,
    report: reportOf('unit', countVitest, vitestTimes),
  },
  { name: 'mutants', script: 'test:mutation', args: ['--changed'], cores: 2 },
  {
    name: 'stories and workbench',
    script: 'workbench',
    env: BUILT_STORYBOOK,
    cores: 2,
    after: 'static Storybook',
    report: reportOf('workbench', countPlaywright, playwrightTimes),
  },
  {
    name: 'journeys',
    script: 'journeys',
    env: { HOST_BUILD: 'dist' },
    cores: 2,
    after: 'build and budgets',
    report: reportOf('journeys', countPlaywright, playwrightTimes),
  },
  // Packed, linted, and installed into empty projects from the npm registry.
  {
    name: 'package',
    script: 'pack:check',
    cores: 2,
    after: 'build and budgets',
    report: reportOf('package', countPlaywright, playwrightTimes),
  },
];

function reportOf<Report>(name: string, count: (report: Report) => Count, times?: (text: string) => FileTime[]) {
  return { file: `reports/${name}.json`, count: (text: string) => count(JSON.parse(text) as Report), times };
}

/** How many of the most affected files of each kind run in the first round. */
const NEAREST = { unit: 12, stories: 6, journeys: 4 };

/** The suites of a selection in two rounds: the nearest tests of each kind, then the rest. */
export function changedSuites({ unit, stories, journeys, hostPages, workbench, ...whole }: Selection): Suite[] {
  const near = <Kind extends keyof typeof NEAREST>(kind: Kind, files: string[]) => files.slice(0, NEAREST[kind]);
  const far = <Kind extends keyof typeof NEAREST>(kind: Kind, files: string[]) => files.slice(NEAREST[kind]);
  const onHostPages = [
    ...named('build and budgets').filter(() => whole.build || hostPages.length > 0),
    ...narrowed('journeys', hostPages, { name: 'journeys on host pages' }),
  ];
  // Stories load neither the entry nor the page around the widgets, which host pages test most.
  const isAround = stories.length === 0;
  return [
    ...named('types', 'lint and format'),
    ...named('contract').filter(() => whole.contract),
    ...narrowed('unit tests', near('unit', unit), { name: 'nearest unit tests', cores: 1 }),
    ...(isAround ? onHostPages : []),
    ...named('static Storybook').filter(() => stories.length + workbench.length > 0),
    ...narrowed('journeys', near('journeys', journeys), { name: 'nearest journeys', ...ON_SITE }),
    ...narrowed('stories and workbench', titlesOf(near('stories', stories)), { name: 'nearest stories' }),
    ...named('dead code', 'prose'),
    ...narrowed('unit tests', far('unit', unit)),
    ...narrowed('stories and workbench', titlesOf(far('stories', stories)), { name: 'stories' }),
    ...narrowed('journeys', far('journeys', journeys), ON_SITE),
    ...named('conformance').filter(() => whole.conformance),
    ...(isAround ? [] : onHostPages),
    ...narrowed('stories and workbench', workbench, { name: 'workbench' }),
  ];
}

/** Most journeys run on a site that builds itself; host pages need the production build. */
const ON_SITE: Partial<Suite> = { after: undefined, env: { JOURNEYS_ON: 'site' } };

/** One broken test is enough to know, so use a shorter timeout and stop there. */
const hurried = (suite: Suite): Suite =>
  ['journeys', 'workbench'].includes(suite.script)
    ? { ...suite, args: ['--max-failures=1', ...(suite.args ?? [])], env: { ...suite.env, GUARD: '20000' } }
    : suite;

const named = (...names: string[]): Suite[] => names.flatMap((name) => suites.filter((suite) => suite.name === name));

const narrowed = (name: string, tests: readonly string[], other: Partial<Suite> = {}): Suite[] =>
  named(name)
    .filter(() => tests.length > 0)
    .map((suite) => hurried({ ...suite, args: [...(suite.args ?? []), ...tests], ...other }));

function titlesOf(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  return ['--grep', `(?:^| )(?:${files.map((file) => titleIn(readFileSync(file, 'utf8'))).join('|')}): `];
}
