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
