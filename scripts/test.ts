import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readChanges, readTree } from './changed/changes.ts';
import { select } from './changed/selection.ts';
import { slowest, sum } from './test/reports.ts';
import { type Result, runAll, runSuite, type Suite } from './test/run.ts';
import { changedSuites, suites } from './test/suites.ts';

/** Leaves further cores to the suites. */
const cores = Math.min(2, availableParallelism());

// `npm test -- --changed[=REVISION]` runs what a change can break and stops at the first suite that fails.
const [option] = process.argv.slice(2);
const [, revision] = option?.match(/^--changed(?:=(.+))?$/) ?? [];
const isChanged = option?.startsWith('--changed') ?? false;
if (option && !isChanged) throw new Error(`${option} is not an option; there is --changed and --changed=REVISION.`);

const started = performance.now();
const results = await runEvery(isChanged ? ofChange() : suites);
const { passed, failed } = sum(results);
console.log(`\n${table(results)}\n\nThe slowest files\n${slowestFiles(results)}\n\n${minutes(started)} in all\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

function ofChange(): Suite[] {
  const changes = readChanges(revision);
  console.log(`${changes.files.length} files differ from ${changes.since}.`);
  return changes.files.length > 0 ? changedSuites(select(changes, readTree())) : [];
}

async function runEvery(all: readonly Suite[]): Promise<Result[]> {
  rmSync('reports/logs', { recursive: true, force: true });
  const ended: Result[] = [];
  await runAll(all, {
    cores,
    run: (suite) => {
      console.log(`${clock()}  ${suite.name} …`);
      return runSuite(suite);
    },
    ended: (result) => {
      ended.push(result);
      console.log(`${clock()}  ${line(result)}`);
    },
    isLast: ({ failed }) => isChanged && failed > 0,
  });
  return all.flatMap(({ name }) => ended.filter((result) => result.name === name));
}

function table(all: readonly Result[]): string {
  return all.map(line).join('\n');
}

function line({ name, passed, failed, seconds }: Result): string {
  return `${name.padEnd(20)}${String(passed).padStart(6)} passed${String(failed).padStart(6)} failed${seconds.toFixed(1).padStart(8)} s`;
}

function slowestFiles(all: readonly Result[]): string {
  return slowest(
    all.flatMap(({ files }) => files),
    20,
  )
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
    .join('\n');
}

function clock(): string {
  return `[${minutes(started)}]`;
}

function minutes(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
