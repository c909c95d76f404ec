import { relative } from 'node:path';

/** How a suite ended, in tests; a check that is no list of tests counts as one. */
export interface Count {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** The part of a conformance report that is counted. */
export interface ConformanceReport {
  passed: number;
  failed: number;
  notRun: number;
}

/** Counts a Vitest run; a file that failed before its first test counts as one failed test. */
export const countVitest = (report: VitestReport): Count => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .length,
});

/** Counts a Playwright run; a flaky test is a failed one. */
export const countPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** Counts the steps of a conformance run; at our own mock journal one that could not be run has failed. */
export const countConformance = ({ passed, failed, notRun }: ConformanceReport): Count => ({
  passed,
  failed: failed + notRun,
});

/** What a suite counts, given its report and whether its command succeeded: a failure that no test shows is one failure more. */
export const countSuite = (reported: Count, hasSucceeded: boolean): Count =>
  hasSucceeded || reported.failed > 0 ? reported : { ...reported, failed: 1 };

/** The sum of all suites. */
export const sum = (counts: Count[]): Count =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });

/** How long the tests of a file took, in seconds of wall time added up. */
export interface FileTime {
  file: string;
  seconds: number;
}

interface VitestTimes {
  testResults: { name: string; assertionResults: { duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTimes {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

export const vitestTimes = (text: string): FileTime[] =>
  (JSON.parse(text) as VitestTimes).testResults.map(({ name, assertionResults }) => ({
    file: relative(process.cwd(), name),
    seconds: inSeconds(assertionResults.map(({ duration }) => duration ?? 0)),
  }));

export function playwrightTimes(text: string): FileTime[] {
  const { config, suites } = JSON.parse(text) as PlaywrightTimes;
  return suites.map((suite) => ({
    file: relative(process.cwd(), `${config.rootDir}/${suite.file}`),
    seconds: inSeconds(durationsOf(suite)),
  }));
}

/** The files that took longest, the slowest first. */
export const slowest = (files: readonly FileTime[], count: number): FileTime[] =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

const durationsOf = ({ specs, suites = [] }: PlaywrightSuite): number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsOf),
];

/** Milliseconds, added up. */
const inSeconds = (durations: readonly number[]): number =>
  durations.reduce((total, duration) => total + duration, 0) / 1_000;
