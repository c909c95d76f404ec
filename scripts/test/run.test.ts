import { expect, test } from 'vitest';
import { countReport } from './run.ts';

test.each([
  ['of Vitest', { numPassedTests: 4, numFailedTests: 1, testResults: [] }, { passed: 4, failed: 1 }],
  [
    'of Vitest with a file that does not load',
    { numPassedTests: 4, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] },
    { passed: 4, failed: 1 },
  ],
  ['of Playwright with a flaky test', { stats: { expected: 7, unexpected: 1, flaky: 2 } }, { passed: 7, failed: 3 }],
  ['of the kit with a step that was not run', { passed: 9, failed: 1, notRun: 4 }, { passed: 9, failed: 5 }],
])('counts a report %s', (_, report, count) => {
  expect(countReport(JSON.stringify(report))).toEqual(count);
});
