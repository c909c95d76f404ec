import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import {
  countOf,
  type Equivalents,
  type Mutant,
  percentOf,
  readMutants,
  type Score,
  scoreOf,
  splitEquivalents,
  survivorsOf,
} from './mutation/mutants.ts';
import { fileOf, readNearTests } from './mutation/near-tests.ts';
import { hashOf, isDrawn, listSources, ROOMS, roomOf } from './mutation/sources.ts';

/** Minimum scores in %: of each room with every mutant, and of a sample. */
const FULL_SCORE = 92;
const SAMPLE_SCORE = 90;
/** Draws about 400 mutants. */
const SAMPLE_RATE = 0.02;
/** Files per run of Stryker, which takes ten seconds to start. */
const CHUNK = 8;
/** Two per core, since the tests of a mutant mostly wait; each worker needs a gigabyte. */
const MOST_WORKERS = 6;

const REPORT = 'reports/mutation/stryker.json';

/** Outside the tree, where a killed run's copy disturbs nothing. Each checkout has its own; the next run empties it. */
const SANDBOX = join(tmpdir(), `mutation${process.cwd().replaceAll(/\W/g, '-')}`);

const args = process.argv.slice(2);
const equivalents: Equivalents[] = JSON.parse(readFileSync('tests/mutation/equivalent.json', 'utf8'));
mkdirSync('reports/mutation', { recursive: true });
rmSync(SANDBOX, { recursive: true, force: true });
mkdirSync(SANDBOX);
symlinkSync(realpathSync('node_modules'), join(SANDBOX, 'node_modules'));

/** Mutates everything, but reuses the results of files whose source and tests are unchanged. */
async function runAll(): Promise<boolean> {
  const { rest, stale } = report(await runInChunks(listSources()));
  const scores = ROOMS.map((room) => percentOf(scoreOf(rest.filter(({ file }) => roomOf(file) === room))));
  return stale.length === 0 && scores.every((score) => score >= FULL_SCORE);
}

async function runFiles(files: string[]): Promise<boolean> {
  const { rest, stale } = report(await runInChunks(files));
  return stale.length === 0 && percentOf(scoreOf(rest)) >= FULL_SCORE;
}

async function runSample(): Promise<boolean> {
  const { rest, stale } = report(await runStryker(listSources(), SAMPLE_RATE));
  return stale.length === 0 && percentOf(scoreOf(rest)) >= SAMPLE_SCORE;
}

async function runInChunks(files: string[]): Promise<Mutant[]> {
  const nearTests = readNearTests();
  const stamps = new Map(files.map((file) => [file, hashOf([file, ...nearTests(file).map(fileOf)])]));
  const kept = files.map((file) => readKept(file, stamps.get(file) ?? ''));
  const mutants = kept.flatMap((known) => known ?? []);
  const left = files.filter((_, index) => !kept[index]);
  if (left.length < files.length) console.log(`${files.length - left.length} of ${files.length} files are unchanged.`);
  const started = performance.now();
  for (let at = 0; at < left.length; at += CHUNK) {
    const chunk = left.slice(at, at + CHUNK);
    const found = await runStryker(chunk);
    for (const file of chunk)
      keep(
        file,
        stamps.get(file) ?? '',
        found.filter((mutant) => mutant.file === file),
      );
    mutants.push(...found);
    const done = Math.min(left.length, at + CHUNK);
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `${done} of ${left.length} files, ${chunk[0]} …: ${wordsOf(found)}; ${minutes(seconds)} gone, about ${minutes((seconds / done) * (left.length - done))} to go`,
    );
  }
  return mutants;
}

async function runStryker(files: string[], rate = 1): Promise<Mutant[]> {
  process.env.MUTATION_RATE = String(rate); // read by the runner in its worker processes
  await new Stryker({
    mutate: files,
    tempDirName: SANDBOX,
    symlinkNodeModules: false,
    jsonReporter: { fileName: REPORT },
    concurrency: Math.min(MOST_WORKERS, 2 * availableParallelism()),
  }).runMutationTest();
  const mutants = readMutants(readFileSync(REPORT, 'utf8'));
  // The runner never sees mutants without coverage, so filter them here as well.
  return mutants.map((mutant) => (isDrawn(mutant, rate) ? mutant : { ...mutant, outcome: 'skipped' }));
}

const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;

const pathOf = (file: string): string => `reports/mutation/${file}.json`;

function readKept(file: string, stamp: string): Mutant[] | undefined {
  try {
    const kept: { stamp: string; mutants: Mutant[] } = JSON.parse(readFileSync(pathOf(file), 'utf8'));
    return kept.stamp === stamp ? kept.mutants : undefined;
  } catch {
    return undefined;
  }
}

function keep(file: string, stamp: string, mutants: Mutant[]): void {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), JSON.stringify({ stamp, mutants }));
}

function report(mutants: Mutant[]) {
  const split = splitEquivalents(mutants, equivalents);
  for (const { file, line, column, code, replacement, outcome } of survivorsOf(split.rest))
    console.log(`${file}:${line}:${column} ${outcome}\n    ${code}\n    → ${replacement.replace(/\s+/g, ' ')}`);
  for (const entry of split.stale) console.log(`No surviving mutant matches the equivalent ${JSON.stringify(entry)}.`);
  for (const room of ROOMS) {
    const inRoom = split.rest.filter(({ file }) => roomOf(file) === room);
    const score: Score = scoreOf(inRoom);
    const listed = split.equivalent.filter(({ file }) => roomOf(file) === room).length;
    if (inRoom.length > 0)
      console.log(
        `${room}: ${percentOf(score).toFixed(1)} % of ${score.total} mutants (${wordsOf(inRoom)}, ${listed} equivalent)`,
      );
  }
  const skipped = countOf(mutants, 'skipped');
  if (skipped > 0) console.log(`Ran ${mutants.length - skipped} of ${mutants.length} mutants.`);
  return split;
}

function wordsOf(mutants: Mutant[]): string {
  const outcomes = ['killed', 'timeout', 'survived', 'uncovered', 'broken'] as const;
  return outcomes.map((outcome) => `${countOf(mutants, outcome)} ${outcome}`).join(', ');
}

const isPassed = args.length === 0 ? runSample() : args[0] === '--all' ? runAll() : runFiles(args);
process.exitCode = (await isPassed) ? 0 : 1;
