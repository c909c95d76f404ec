import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';

export interface Suite {
  name: string;
  /** A script of package.json and its arguments. */
  script: readonly string[];
  /** Keeps two cores busy, and runs after those that do not: browser suites need the builds. */
  isWide?: boolean;
  /** Its JSON report; a suite without one counts as one test. */
  report?: string;
  /** Tests at most. A count gives the same verdict on every machine, unlike a time. */
  most?: number;
}

type Count = Record<'passed' | 'failed', number>;

/** Counts the tests of a report by Vitest, Playwright or the conformance kit. Flaky and not run mean failed. */
export function countReport(text: string): Count {
  const { stats, testResults, ...other } = JSON.parse(text);
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  if (!testResults) return { passed: other.passed, failed: other.failed + other.notRun };
  const isUnloaded = ({ status, assertionResults }: { status: string; assertionResults: unknown[] }) =>
    status === 'failed' && assertionResults.length === 0;
  return { passed: other.numPassedTests, failed: other.numFailedTests + testResults.filter(isUnloaded).length };
}

/** Runs a suite with its output in a log, which is printed if the suite fails. */
export async function runSuite({ name, script, report, most = Number.POSITIVE_INFINITY }: Suite): Promise<Count> {
  const file = `reports/logs/${name.replaceAll(/\W+/g, '-')}.log`;
  if (report) rmSync(report, { force: true });
  mkdirSync('reports/logs', { recursive: true });
  const log = openSync(file, 'w');
  const child = spawn('npm', ['run', '--silent', ...script.slice(0, 1), '--', ...script.slice(1)], {
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const counted = report && existsSync(report) ? countReport(readFileSync(report, 'utf8')) : undefined;
  const { passed, failed } = counted ?? { passed: code === 0 && !report ? 1 : 0, failed: 0 };
  const problems = [
    ...((code !== 0 && failed === 0) || (report && !counted)
      ? [`${name} ended with ${code}, without a failed test.`]
      : []),
    ...(passed + failed > most ? [`${name} ran ${passed + failed} tests; at most are ${most}. Take some out.`] : []),
  ];
  if (failed + problems.length > 0) console.log([readFileSync(file, 'utf8'), ...problems].join('\n'));
  return { passed, failed: failed + problems.length };
}
