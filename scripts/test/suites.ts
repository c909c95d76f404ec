import {
  type ConformanceReport,
  countConformance,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  type VitestReport,
} from './counts.ts';
import { playwrightTimes, vitestTimes } from './slowest.ts';
import type { Suite } from './suite.ts';

/** A Storybook that was built a moment ago is served as it is. */
const BUILT_STORYBOOK = { WORKBENCH_FOLDER: 'storybook-static' };

/** Every suite of `npm test`: cheap checks first, beside the build, which takes as long as all of them. */
export const suites: readonly Suite[] = [
  { name: 'build and budgets', script: 'build', cores: 1 },
  { name: 'types', script: 'types', cores: 1 },
  { name: 'conformance', script: 'conformance', cores: 0, ...conformance() },
  { name: 'lint and format', script: 'lint', cores: 1 },
  { name: 'dead code', script: 'knip', cores: 1 },
  { name: 'contract', script: 'contract:check', cores: 1 },
  { name: 'static Storybook', script: 'build:storybook', cores: 1 },
  { name: 'unit tests', script: 'unit', cores: 2, ...vitest('unit') },
  { name: 'mutants', script: 'test:mutation', args: ['--changed'], cores: 2 },
  {
    name: 'stories and workbench',
    script: 'workbench',
    env: BUILT_STORYBOOK,
    cores: 2,
    after: 'static Storybook',
    ...playwright('workbench'),
  },
  {
    name: 'journeys',
    script: 'journeys',
    env: { HOST_BUILD: 'dist' },
    cores: 2,
    after: 'build and budgets',
    ...playwright('journeys'),
  },
];

function vitest(name: string): Pick<Suite, 'args' | 'report'> {
  const file = `reports/${name}.json`;
  return {
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    report: { file, count: (text) => countVitest(JSON.parse(text) as VitestReport), times: vitestTimes },
  };
}

function playwright(name: string): Pick<Suite, 'report'> {
  return {
    report: {
      file: `reports/${name}.json`,
      count: (text) => countPlaywright(JSON.parse(text) as PlaywrightReport),
      times: playwrightTimes,
    },
  };
}

/** The readers' flows at the mock journal, over a socket and in real time. */
function conformance(): Pick<Suite, 'args' | 'report'> {
  const file = 'reports/conformance.json';
  return {
    args: ['--mock', '--report', file],
    report: { file, count: (text) => countConformance(JSON.parse(text) as ConformanceReport) },
  };
}
