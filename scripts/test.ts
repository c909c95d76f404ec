import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { sum } from './test/counts.ts';
import { runAll } from './test/schedule.ts';
import { slowest } from './test/slowest.ts';
import { type Result, runSuite, type Suite } from './test/suite.ts';
import { suites } from './test/suites.ts';

/** More cores than two are left to the suites themselves. */
const cores = Math.min(2, availableParallelism());

const started = performance.now();
const results = await runEvery(suites);
const { passed, failed } = sum(results);
console.log(`\n${table(results)}\n\nThe slowest files\n${slowestFiles(results)}\n\n${minutes(started)} in all\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

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
