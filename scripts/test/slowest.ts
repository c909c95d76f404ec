import { relative } from 'node:path';

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
    seconds: sum(assertionResults.map(({ duration }) => duration ?? 0)) / 1_000,
  }));

export function playwrightTimes(text: string): FileTime[] {
  const { config, suites } = JSON.parse(text) as PlaywrightTimes;
  return suites.map((suite) => ({
    file: relative(process.cwd(), `${config.rootDir}/${suite.file}`),
    seconds: sum(durationsOf(suite)) / 1_000,
  }));
}

/** The files that took longest, the slowest first. */
export const slowest = (files: readonly FileTime[], count: number): FileTime[] =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

const durationsOf = ({ specs, suites = [] }: PlaywrightSuite): number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsOf),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
