import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

// Breaks machines, rules and the mock journal, one change at a time: `node scripts/mutation.ts [--all | FILE …]`.
// Without arguments, breaks a fixed sample of their lines. Fails if too many mutants survive. With `--kit` first, breaks
// only the mock journal, as so many wrong servers, and runs only the conformance kit.

/** Minimum scores in %, of a sample, of every mutant, and of the kit. */
const [SAMPLE_SCORE, FULL_SCORE, KIT_SCORE] = [90, 92, 30];
/** One window of lines in so many is in the sample: about 400 mutants. */
const [WINDOW, RATE] = [10, 1 / 50];
/** Declarations for the compiler, and ports, which `connect` replaces. */
const DECLARATION = /^(?:types|actors): \{|\bport[<(]|\{\} as /;
const isKit = process.argv[2] === '--kit';
const SOURCES = [...(isKit ? [] : ['machines/**/*.ts']), 'mocks/journal/**/*.ts'];
const LEFT_OUT = ['**/*.test.ts', 'machines/api/schema.ts', 'machines/api/schemas/**', '**/*.gen.ts'];

/** A mutant that no test can notice. The text finds it again after its line has moved. */
interface Equivalent {
  file: string;
  /** The trimmed line it starts in. */
  code: string;
  mutator: string;
  original: string;
  replacement: string;
}

interface Mutant {
  mutatorName: string;
  replacement: string;
  status: string;
  location: Record<'start' | 'end', { line: number; column: number }>;
}

interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

const sources = globSync(SOURCES, { exclude: LEFT_OUT })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const args = process.argv.slice(isKit ? 3 : 2);
// Read by the configuration of Vitest.
if (isKit) process.env.MUTATION_TESTS = 'conformance/tests/full-run.test.ts';
const mutate = args.length === 0 ? sources.flatMap(sampleOf) : args[0] === '--all' ? sources : args;
const listed: { reason: string; mutants: Equivalent[] }[] = JSON.parse(
  readFileSync('tests/mutation/equivalent.json', 'utf8'),
);

console.log(`Breaking ${mutate.length} ${args.length === 0 ? 'pieces' : 'files'}.`);
// An incremental report also holds what earlier runs found in other files.
await new Stryker({ mutate, configFile: 'stryker.config.json', incremental: args[0] === '--all' }).runMutationTest();
const { files }: Report = JSON.parse(readFileSync('reports/mutation/report.json', 'utf8'));
const mutants = Object.entries(files).flatMap(([file, { source, mutants: all }]) =>
  all.map(({ mutatorName, replacement, status, location: { start, end } }) => {
    const lines = source.split('\n').slice(start.line - 1, end.line);
    const code = lines[0]?.trim() ?? '';
    const cut = [...lines.slice(0, -1), lines.at(-1)?.slice(0, end.column - 1) ?? ''].join('\n');
    const mutant = { file, code, mutator: mutatorName, original: cut.slice(start.column - 1), replacement };
    return { place: `${file}:${start.line}:${start.column}`, status, mutant, key: keyOf(mutant) };
  }),
);

const isSurvivor = (status: string) => status === 'Survived' || status === 'NoCoverage';
const keysOf = (isWanted: (status: string) => boolean) =>
  new Set(mutants.filter(({ status }) => isWanted(status)).map(({ key }) => key));
const [alive, killed] = [
  keysOf((status) => isSurvivor(status) || status === 'Timeout'),
  keysOf((status) => status === 'Killed'),
];
const equivalents = new Map(listed.flatMap((each) => each.mutants).map((mutant) => [keyOf(mutant), mutant]));
// A sample does not meet every entry.
const stale = (isKit ? [] : [...equivalents]).filter(([key, { file }]) =>
  args.length > 0 && mutate.includes(file) ? !alive.has(key) : killed.has(key) && !alive.has(key),
);
for (const [, entry] of stale) console.log(`No surviving mutant matches the equivalent ${JSON.stringify(entry)}.`);

let isPassed = stale.length === 0;
for (const room of ['machines/', 'mocks/']) {
  const counted = mutants.filter(
    ({ status, key, mutant: { file, code } }) =>
      file.startsWith(room) &&
      /^(?:Killed|Timeout|Survived|NoCoverage)$/.test(status) &&
      !equivalents.has(key) &&
      !DECLARATION.test(code),
  );
  const survivors = counted.filter(({ status }) => isSurvivor(status));
  for (const { place, status, mutant } of survivors)
    console.log(`${place} ${status}\n    ${mutant.code}\n    → ${mutant.replacement}`);
  const score = counted.length > 0 ? 100 * (1 - survivors.length / counted.length) : 100;
  console.log(`${room} ${score.toFixed(1)} % of ${counted.length} mutants noticed`);
  isPassed &&= score >= (isKit ? KIT_SCORE : args.length === 0 ? SAMPLE_SCORE : FULL_SCORE);
}
process.exitCode = isPassed ? 0 : 1;

/** The windows of lines of a file that are in the sample: the same code is drawn each time. */
function sampleOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return Array.from({ length: Math.ceil(lines.length / WINDOW) }, (_, at) => at * WINDOW + 1)
    .filter((line) => {
      const text = lines.slice(line - 1, line - 1 + WINDOW).join('\n');
      return createHash('sha256').update(file).update(text).digest().readUInt32BE() / 2 ** 32 < RATE;
    })
    .map((line) => `${file}:${line}-${line + WINDOW - 1}`);
}

function keyOf({ file, code, mutator, original, replacement }: Equivalent): string {
  return JSON.stringify([file, code, mutator, original, replacement]);
}
