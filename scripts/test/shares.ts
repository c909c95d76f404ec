import type { Result } from './run.ts';

/** What a suite of `npm test` may cost, from the table in docs/testing.md. */
export interface Share {
  suite: string;
  /** Tests at most. A count gives the same verdict on every machine. */
  tests: number;
  /** Tests when the table was made. */
  original: number;
  /** Measured on two quiet cores, beside what runs at the same time. */
  seconds: number;
  /** What was taken out when `tests` was raised above `original`. */
  takenOut: string;
}

const ROW = /^\| ([\w ]+?) \| ([\d,]+) \| ([\d,]+) \| (\d+) \| (.*?) ?\|$/gm;

export const parseShares = (markdown: string): Share[] =>
  Array.from(markdown.matchAll(ROW), ([, suite = '', tests = '', original = '', seconds = '', takenOut = '']) => ({
    suite,
    tests: numberOf(tests),
    original: numberOf(original),
    seconds: Number(seconds),
    takenOut,
  }));

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** Returns a line for each suite that ran more tests than its share, or has none. */
export const overspent = (results: readonly Result[], shares: readonly Share[]): string[] =>
  results.flatMap(({ name, passed, failed }) => {
    const tests = passed + failed;
    const share = shares.find(({ suite }) => suite === name);
    if (!share) return [`${name} has no share in docs/testing.md.`];
    return tests > share.tests
      ? [`${name} ran ${tests} tests, and its share is ${share.tests}. Take tests out, or move them to test:full.`]
      : [];
  });
