import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readChange, select } from './test/changed.ts';
import { keep, readKept, treeId } from './test/kept.ts';
import { slowest, sum } from './test/reports.ts';
import { type Result, runAll, runSuite, type Suite } from './test/run.ts';
import { overspent, parseShares } from './test/shares.ts';
import { changed, deep, full, MARKUP, usual } from './test/suites.ts';

/** Leaves further cores to the suites. */
const CORES = Math.min(2, availableParallelism());

const USAGE = 'Usage: node scripts/test.ts [full | deep | --changed | --changed=REVISION]';

const started = performance.now();
const [level = 'usual', ...rest] = process.argv.slice(2);
if (rest.length > 0) throw new Error(USAGE);
const isKept = level === 'full' || level === 'deep';
const isChange = level.startsWith('--changed');
const tree = isKept ? treeId(level) : '';

for (const folder of ['reports/logs', MARKUP]) rmSync(folder, { recursive: true, force: true });
const results = await runAll(suitesOf(level), {
  cores: CORES,
  run: async (suite) => {
    const kept = isKept ? readKept(suite.name, tree) : undefined;
    if (!kept) console.log(`[${sinceStart()}]  ${suite.name} …`);
    const result = kept ?? (await runSuite(suite));
    if (isKept && !kept) keep(result, tree);
    console.log(`[${sinceStart()}]  ${lineOf(result)}${kept ? ', from an earlier run' : ''}`);
    return result;
  },
  isLast: ({ failed }) => isChange && failed > 0,
});

const excess = level === 'usual' ? overspent(results, parseShares(readFileSync('docs/testing.md', 'utf8'))) : [];
const { passed, failed } = sum([...results, { passed: 0, failed: excess.length }]);
console.log(['', ...results.map(lineOf), '', 'The slowest files', ...slowestFiles(), '', ...excess].join('\n'));
console.log(`${sinceStart()} in all\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

function suitesOf(name: string): readonly Suite[] {
  if (name === 'usual') return usual;
  if (name === 'full') return full;
  if (name === 'deep') return deep;
  const [, revision] = /^--changed(?:=(.+))?$/.exec(name) ?? [];
  if (!isChange || (name !== '--changed' && revision === undefined)) throw new Error(USAGE);
  const change = readChange(revision);
  console.log(`${change.files.length} files differ from ${change.base.slice(0, 8)}.`);
  return change.files.length > 0 ? changed(select(change)) : [];
}

function lineOf({ name, passed, failed, seconds }: Result): string {
  return `${name.padEnd(30)}${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed${seconds.toFixed(1).padStart(8)} s`;
}

function slowestFiles(): string[] {
  const files = results.flatMap((result) => result.files);
  return slowest(files, 10).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
}

function sinceStart(): string {
  const seconds = Math.round((performance.now() - started) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
