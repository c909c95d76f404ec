import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { sum } from './test/reports.ts';
import { logOf, type Result, runSuite, type Suite } from './test/run.ts';
import { suites } from './test/suites.ts';

/** A finished suite of the exhaustive run, saved so that an interrupted run can resume. */
interface Done extends Result {
  tree: string;
  figures: string[];
}

/** Runs of each browser suite, to catch flaky tests. */
const REPEATS = 20;
/** A printed line that says how much a suite did, such as `SCHEDULE_SEED=7: 10000 schedules of a checkout: …`. */
const FIGURE = /^.*\b\d+ (?:cells|schedules|mutants) (?:of|\().*$/gm;

const folder = 'reports/full';
const tree = treeId();
const steps: Suite[] = [
  ...named('unit tests', 'build and budgets', 'static Storybook', 'stories and workbench', 'journeys').map(exhaustive),
  { name: 'generated clients', script: 'clients', cores: 1 },
  { name: 'every mutant', script: 'test:mutation', cores: 2 },
  ...Array.from({ length: REPEATS }, (_, at) => named('stories and workbench', 'journeys').map(repeat(at + 1))).flat(),
];

mkdirSync(folder, { recursive: true });
const done: Done[] = [];
for (const [at, step] of steps.entries()) {
  const known = readDone(step);
  if (!known) console.log(`[${at + 1} of ${steps.length}] ${step.name} … ${timeLeft(at)}`);
  const result = known ?? { ...(await runSuite(step)), tree, figures: figuresOf(step) };
  if (!known) writeFileSync(fileOf(step), `${JSON.stringify(result, undefined, 2)}\n`);
  console.log(`[${at + 1} of ${steps.length}] ${summary(result)}${known ? ', from an earlier run' : ''}`);
  for (const figure of result.figures) console.log(`    ${figure}`);
  done.push(result);
}
const { passed, failed } = sum(done);
writeFileSync('reports/full.json', `${JSON.stringify({ tree, passed, failed, steps: done }, undefined, 2)}\n`);
console.log('\nreports/full.json holds every figure.\n');
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

function named(...names: string[]): Suite[] {
  return names.flatMap((name) => suites.filter((suite) => suite.name === name));
}

function exhaustive(suite: Suite): Suite {
  return { ...suite, name: `${suite.name}, exhaustive`, env: { ...suite.env, EFFORT: 'full' } };
}

function repeat(number: number): (suite: Suite) => Suite {
  return (suite) => ({ ...suite, name: `${suite.name}, run ${number}` });
}

/** Returns the result of an earlier run on the same tree; a failure stands until the tree changes. */
function readDone(step: Suite): Done | undefined {
  try {
    const result: Done = JSON.parse(readFileSync(fileOf(step), 'utf8'));
    return result.tree === tree ? result : undefined;
  } catch {
    return undefined;
  }
}

function figuresOf(step: Suite): string[] {
  return stripVTControlCharacters(readFileSync(logOf(step.name), 'utf8')).match(FIGURE) ?? [];
}

function timeLeft(at: number): string {
  const ran = done.slice(0, at);
  if (ran.length === 0) return '';
  const each = ran.reduce((total, { seconds }) => total + seconds, 0) / ran.length;
  return `about ${Math.ceil((each * (steps.length - at)) / 60)} minutes left`;
}

function summary({ name, passed, failed, seconds }: Result): string {
  return `${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`;
}

function fileOf({ name }: Suite): string {
  return `${folder}/${name.replaceAll(' ', '-')}.json`;
}

/** Hashes the working tree with its uncommitted changes, but without the scores that a step of this run writes. */
function treeId(): string {
  const all = ['--', '.', ':!tests/mutation/scores.json'];
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
  return createHash('sha256')
    .update(git('rev-parse', 'HEAD'))
    .update(git('diff', 'HEAD', ...all))
    .update(git('status', '--porcelain', ...all))
    .digest('hex')
    .slice(0, 16);
}
