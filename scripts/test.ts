import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runSuite, type Suite } from './test/run.ts';

// Runs the suites of a level: `node scripts/test.ts [full | deep | --changed | --changed=REVISION]`.

const check = (name: string, ...script: string[]): Suite => ({ name, script });
const builds = [
  check('static Storybook', 'build:storybook'),
  check('build and budgets', 'build'),
  check('site of the journeys', 'journeys:site'),
];
const checks = [check('contract', 'contract:check'), check('prose', 'prose'), check('dead code', 'knip')];
const tests = (name: string, script: string, ...args: string[]): Suite => ({
  ...check(name, script, ...args),
  isWide: true,
  report: `reports/${script}.json`,
});
const JSON_TOO = ['--reporter=default', '--reporter=json', '--outputFile.json=reports/unit.json'];
const unit = (...args: string[]) => tests('unit tests', 'unit', ...JSON_TOO, ...args);
const stories = (...args: string[]) => tests('stories and workbench', 'workbench', ...args);
const journeys = (...args: string[]) => tests('journeys', 'journeys', ...args);
const everyTest = [unit('--project', 'kit', '--project', 'full'), stories(), journeys()];

/** A broken part fails hundreds of stories, each of which would wait for its hang guard. Two fail side by side. */
const CORE = ['--grep', '@core', '--max-failures', '2'];

const levels: Record<string, readonly Suite[]> = {
  usual: [
    ...builds,
    check('types', 'types'),
    check('lint and format', 'lint'),
    ...checks,
    { ...unit('--project', 'kit'), most: 12_400 },
    { ...stories(...CORE), most: 420 },
    { ...journeys(...CORE), most: 65 },
  ],
  // Everything else there is, with fixed seeds.
  full: [
    ...builds,
    // The readers' flows against the mock journal over a socket, in real time.
    tests('conformance', 'conformance', '--mock', '--report', 'reports/conformance.json'),
    check('generated clients', 'clients'),
    ...everyTest,
    // Packed, linted, and installed into empty projects from the npm registry.
    { ...tests('package', 'pack:check'), report: 'reports/package.json' },
    { ...check('mutants', 'test:mutation'), isWide: true },
  ],
  // Fresh seeds, every mutant, and the browser suites twenty times, to catch flaky tests.
  deep: [
    ...builds,
    ...everyTest,
    { ...check('every mutant', 'test:mutation', '--all'), isWide: true },
    { ...check('wrong servers', 'test:mutation', '--kit'), isWide: true },
    ...Array.from({ length: 20 }, () => [stories(), journeys()]).flat(),
  ],
};

/** The tests that import a change, as Vitest and Playwright find them, and those that read the whole tree. */
const changedSince = (revision: string): readonly Suite[] => [
  check('types', 'types'),
  check('lint and format', 'lint', '--changed', `--since=${revision}`, '--no-errors-on-unmatched'),
  ...checks,
  unit('--changed', revision, '--passWithNoTests'),
  unit('tests/architecture.test.ts', 'tests/requirements.test.ts', 'tests/stories.test.ts'),
  // Playwright starts its servers, which takes minutes, even if it then selects nothing.
  ...(hasChangedSpecs(revision)
    ? [stories, journeys].map((suite) => suite(`--only-changed=${revision}`, '--pass-with-no-tests'))
    : []),
];

function hasChangedSpecs(revision: string): boolean {
  return spawnSync('git', ['diff', '--quiet', revision, '--', 'tests/journeys', 'tests/stories']).status !== 0;
}

const [level = 'usual', ...others] = process.argv.slice(2);
const [isChange, revision = 'HEAD'] = /^--changed(?:=(.+))?$/.exec(level) ?? [];
const suites = isChange ? changedSince(revision) : levels[level];
if (!suites || others.length > 0) throw new Error('Usage: node scripts/test.ts [full | deep | --changed[=REVISION]]');

const started = performance.now();
const total = { passed: 0, failed: 0 };
/** Where stories and journeys note the markup that axe has checked in this run. */
const MARKUP_FOLDER = 'reports/markup';
const EFFORT = level === 'full' || level === 'deep' ? level : 'usual';
// The browser suites use the builds of this run.
const SITE_BUILD = 'node_modules/.cache/journeys-site';
const built = { WORKBENCH_FOLDER: 'storybook-static', HOST_BUILD: 'dist', SITE_BUILD };
Object.assign(process.env, { MARKUP_FOLDER, EFFORT, ...(!isChange && built) });
for (const folder of ['reports/logs', MARKUP_FOLDER]) rmSync(folder, { recursive: true, force: true });
const narrow = suites.filter(({ isWide }) => !isWide);
const work = async () => {
  for (let suite = narrow.shift(); suite; suite = narrow.shift()) await run(suite);
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
for (const suite of suites.filter(({ isWide }) => isWide)) await run(suite);
console.log(`\n${secondsSince(started)} in all\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);

async function run(suite: Suite): Promise<void> {
  const since = performance.now();
  const { passed, failed } = await runSuite(suite);
  total.passed += passed;
  total.failed += failed;
  console.log(`${suite.name}: ${passed} passed, ${failed} failed, ${secondsSince(since)}`);
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1_000).toFixed(1)} s`;
}
