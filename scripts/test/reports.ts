import { relative } from 'node:path';

/** The result of a suite in tests; a check without tests counts as one. */
export interface Count {
  passed: number;
  failed: number;
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

export interface ConformanceReport {
  passed: number;
  failed: number;
  notRun: number;
}

export const countVitest = (report: VitestReport): Count => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .length,
});

export const countPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** Counts a step that was not run as failed, because our mock journal supports every step. */
export const countConformance = ({ passed, failed, notRun }: ConformanceReport): Count => ({
  passed,
  failed: failed + notRun,
});

/** Adds a failure if the command failed without a failed test. */
export const countSuite = (reported: Count, hasSucceeded: boolean): Count =>
  hasSucceeded || reported.failed > 0 ? reported : { ...reported, failed: 1 };

export const sum = (counts: Count[]): Count =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });

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

export const slowest = (files: readonly FileTime[], count: number): FileTime[] =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

const durationsOf = ({ specs, suites = [] }: PlaywrightSuite): number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsOf),
];

const inSeconds = (durations: readonly number[]): number =>
  durations.reduce((total, duration) => total + duration, 0) / 1_000;
