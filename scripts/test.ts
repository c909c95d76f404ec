import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
  type ConformanceReport,
  type Count,
  countConformance,
  countPlaywright,
  countSuite,
  countVitest,
  type PlaywrightReport,
  sum,
  type VitestReport,
} from './counts.ts';

interface Suite {
  name: string;
  /** The npm script that runs it, and what is added to it here. */
  script: string;
  args?: string[];
  /** Where it writes its report, and how that is read; a suite without one is a single check. */
  report?: { file: string; count: (text: string) => Count };
}

const suites: Suite[] = [
  { name: 'types', script: 'types' },
  { name: 'lint and format', script: 'lint' },
  { name: 'dead code', script: 'knip' },
  { name: 'contract', script: 'contract:check' },
  { name: 'unit tests', script: 'unit', ...vitest('unit') },
  { name: 'conformance', script: 'conformance', ...conformance() },
  { name: 'stories', script: 'stories', ...vitest('stories') },
  {
    name: 'journeys',
    script: 'journeys',
    report: { file: 'reports/journeys.json', count: (text) => countPlaywright(JSON.parse(text) as PlaywrightReport) },
  },
  {
    name: 'workbench',
    script: 'workbench',
    report: { file: 'reports/workbench.json', count: (text) => countPlaywright(JSON.parse(text) as PlaywrightReport) },
  },
  { name: 'build and budgets', script: 'build' },
];

mkdirSync('reports', { recursive: true });
const counts = suites.map(run);
const { passed, failed } = sum(counts);
console.log(`\n${table(counts)}\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

function run({ name, script, args = [], report }: Suite, index: number): Count & { seconds: number } {
  console.log(`\n── ${index + 1} of ${suites.length}: ${name} (npm run ${script})`);
  if (report) rmSync(report.file, { force: true });
  const started = performance.now();
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    shell: process.platform === 'win32',
  });
  const hasSucceeded = status === 0;
  const count = report
    ? countSuite(read(report), hasSucceeded)
    : { passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1 };
  return { ...count, seconds: (performance.now() - started) / 1000 };
}

/** What the report says; a report that is missing or broken says that the suite did not run. */
function read({ file, count }: NonNullable<Suite['report']>): Count {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    console.error(`${file} is missing or cannot be read.`);
    return { passed: 0, failed: 1 };
  }
}

function vitest(name: string): Pick<Suite, 'args' | 'report'> {
  const file = `reports/${name}.json`;
  return {
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    report: { file, count: (text) => countVitest(JSON.parse(text) as VitestReport) },
  };
}

/** The readers' flows at the mock journal, over a socket and on the platform's clock. */
function conformance(): Pick<Suite, 'args' | 'report'> {
  const file = 'reports/conformance.json';
  return {
    args: ['--mock', '--report', file],
    report: { file, count: (text) => countConformance(JSON.parse(text) as ConformanceReport) },
  };
}

function table(results: ReturnType<typeof run>[]): string {
  return suites
    .map(({ name }, index) => {
      const { passed, failed, seconds } = results[index] ?? { passed: 0, failed: 1, seconds: 0 };
      return `${name.padEnd(20)}${String(passed).padStart(6)} passed${String(failed).padStart(6)} failed${seconds.toFixed(1).padStart(8)} s`;
    })
    .join('\n');
}
