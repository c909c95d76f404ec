import { relative } from 'node:path';

/** The result of a suite in tests; a check without tests counts as one. */
export interface Count {
  passed: number;
  failed: number;
}

export interface FileTime {
  file: string;
  seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

export const vitest = {
  count: (text: string): Count => {
    const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(text);
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  },
  times: (text: string): FileTime[] => {
    const { testResults }: VitestReport = JSON.parse(text);
    return testResults.map(({ name, assertionResults }) => ({
      file: relative(process.cwd(), name),
      seconds: inSeconds(assertionResults.map(({ duration }) => duration ?? 0)),
    }));
  },
};

export const playwright = {
  count: (text: string): Count => {
    const { stats }: PlaywrightReport = JSON.parse(text);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
  times: (text: string): FileTime[] => {
    const { config, suites }: PlaywrightReport = JSON.parse(text);
    return suites.map((suite) => ({
      file: relative(process.cwd(), `${config.rootDir}/${suite.file}`),
      seconds: inSeconds(durationsOf(suite)),
    }));
  },
};

export const conformance = {
  /** Counts a step that was not run as failed, because our mock journal supports every step. */
  count: (text: string): Count => {
    const { passed, failed, notRun }: Record<'passed' | 'failed' | 'notRun', number> = JSON.parse(text);
    return { passed, failed: failed + notRun };
  },
  times: (): FileTime[] => [],
};

/** Adds a failure if the command failed without a failed test, or if nothing was counted. */
export const countSuite = ({ passed, failed }: Count, hasSucceeded: boolean): Count => ({
  passed,
  failed: failed > 0 || (hasSucceeded && passed > 0) ? failed : 1,
});

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

export const slowest = (files: readonly FileTime[], count: number): FileTime[] =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

const durationsOf = ({ specs, suites = [] }: PlaywrightSuite): number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsOf),
];

const inSeconds = (durations: readonly number[]): number =>
  durations.reduce((total, duration) => total + duration, 0) / 1_000;
