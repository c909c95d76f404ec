import type { Selection } from './changed.ts';
import { conformance, playwright, vitest } from './reports.ts';
import type { Suite } from './run.ts';

/** Where stories and journeys note the markup that axe has checked in this run. */
export const MARKUP = 'reports/markup';

const build: Suite = { name: 'build and budgets', script: 'build', cores: 1 };
const storybook: Suite = { name: 'static Storybook', script: 'build:storybook', cores: 1 };
const types: Suite = { name: 'types', script: 'types', cores: 1 };
const lint: Suite = { name: 'lint and format', script: 'lint', cores: 1 };
const prose: Suite = { name: 'prose', script: 'prose', cores: 1 };
const deadCode: Suite = { name: 'dead code', script: 'knip', cores: 1 };
const contract: Suite = { name: 'contract', script: 'contract:check', cores: 1 };
const site: Suite = {
  name: 'site of the journeys',
  script: 'journeys:site',
  env: { SITE_BUILD: 'node_modules/.cache/journeys-site' },
  cores: 1,
};
const unit = unitTests('unit tests', 'reports/unit.json');
/** The conformance kit against the mock journal. */
const KIT = ['--project', 'kit'];
const workbench: Suite = {
  name: 'stories and workbench',
  script: 'workbench',
  env: { WORKBENCH_FOLDER: 'storybook-static', MARKUP_FOLDER: MARKUP },
  cores: 2,
  after: storybook.name,
  report: { file: 'reports/workbench.json', ...playwright },
};
const journeys: Suite = {
  name: 'journeys',
  script: 'journeys',
  env: { HOST_BUILD: 'dist', ...site.env, MARKUP_FOLDER: MARKUP },
  cores: 2,
  after: site.name,
  report: { file: 'reports/journeys.json', ...playwright },
};

/** A broken part fails hundreds of stories, each of which would wait for its hang guard. Two fail side by side. */
const CORE_ONLY = ['--grep', '@core', '--max-failures', '2'];

/** `npm test`. The builds come first, because the browser suites wait for them. */
export const usual: readonly Suite[] = [
  storybook,
  build,
  site,
  types,
  contract,
  lint,
  prose,
  deadCode,
  withArgs(unit, KIT),
  withArgs(workbench, CORE_ONLY),
  withArgs(journeys, CORE_ONLY),
];

/** `npm run test:full`: everything else there is, with fixed seeds. */
export const full: readonly Suite[] = [
  storybook,
  build,
  site,
  ...[withArgs(unit, [...KIT, '--project', 'full']), workbench, journeys].map(withEffort('full')),
  {
    // The readers' flows against the mock journal over a socket, in real time.
    name: 'conformance',
    script: 'conformance',
    args: ['--mock', '--report', 'reports/conformance.json'],
    cores: 1,
    report: { file: 'reports/conformance.json', ...conformance },
  },
  { name: 'generated clients', script: 'clients', cores: 1 },
  {
    // Packed, linted, and installed into empty projects from the npm registry.
    name: 'package',
    script: 'pack:check',
    cores: 2,
    after: build.name,
    report: { file: 'reports/package.json', ...playwright },
  },
  { name: 'mutants', script: 'test:mutation', cores: 2 },
];

/** Runs of each browser suite, to catch flaky tests. */
const REPEATS = 20;

/** `npm run test:deep`: fresh seeds, every mutant, and the browser suites again and again. */
export const deep: readonly Suite[] = [
  storybook,
  build,
  site,
  ...[withArgs(unit, [...KIT, '--project', 'full']), workbench, journeys].map(withEffort('deep')),
  { name: 'every mutant', script: 'test:mutation', args: ['--all'], cores: 2 },
  ...Array.from({ length: REPEATS }, (_, at) =>
    [workbench, journeys].map((suite) => ({ ...suite, name: `${suite.name}, run ${at + 1}` })),
  ).flat(),
];

/** Tests that read the whole tree, which Vitest cannot find through imports. */
const OF_THE_TREE = ['architecture', 'requirements', 'stories'];

/** `npm test -- --changed`. */
export const changed = (selection: Selection): readonly Suite[] => [
  ...(selection.stories ? [storybook] : []),
  ...(selection.checks.build ? [build] : []),
  ...(selection.checks.build && selection.journeys ? [site] : []),
  types,
  withArgs(lint, selection.lint),
  ...(selection.checks.contract ? [contract] : []),
  withArgs(
    { ...unitTests('unit tests of the tree', 'reports/tree.json'), cores: 1 },
    [...OF_THE_TREE, ...(selection.checks.contract ? ['contract'] : [])].map((name) => `tests/${name}.test.ts`),
  ),
  prose,
  deadCode,
  withArgs(unit, [...selection.unit, ...(selection.checks.kit ? KIT : [])]),
  ...(selection.journeys ? [withArgs(selection.checks.build ? journeys : onSite(journeys), selection.journeys)] : []),
  ...(selection.stories ? [withArgs(workbench, selection.stories)] : []),
];

/** Without the host pages, which need the production build. */
function onSite({ after: _, ...suite }: Suite): Suite {
  return { ...suite, env: { JOURNEYS_ON: 'site' } };
}

function unitTests(name: string, file: string): Suite {
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { name, script: 'unit', args, cores: 2, report: { file, ...vitest } };
}

function withArgs(suite: Suite, args: readonly string[]): Suite {
  return { ...suite, args: [...(suite.args ?? []), ...args] };
}

function withEffort(effort: 'full' | 'deep'): (suite: Suite) => Suite {
  return (suite) => ({ ...suite, env: { ...suite.env, EFFORT: effort } });
}
