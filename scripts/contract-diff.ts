import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readContract } from './contract/document.ts';
import { type Breach, compareContracts } from './contract-diff/compare.ts';

const [base] = process.argv.slice(2);
if (base === undefined) stop('Name a file or a git revision to compare with: npm run contract:diff -- main');
const breaches = compareContracts(readContract(sourceOf(base)), readContract());
const HEADS: Record<Breach['breaks'], string> = {
  servers: `A server that held the contract at ${base} must change:`,
  fronts: `A front that held the contract at ${base} must change:`,
  tests: `A test or a mock that asks by name must change:`,
};
for (const breaks of Object.keys(HEADS) as Breach['breaks'][]) {
  const lines = breaches
    .filter((breach) => breach.breaks === breaks)
    .map(({ where, words }) => `  ${where}: ${words}.`);
  if (lines.length > 0) console.log([HEADS[breaks], ...lines, ''].join('\n'));
}
console.log(
  breaches.length === 0 ? `Nothing that held the contract at ${base} breaks.` : `${breaches.length} breaking changes.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;

function sourceOf(name: string): string {
  if (existsSync(name)) return readFileSync(name, 'utf8');
  const { status, stdout, stderr } = spawnSync('git', ['show', `${name}:openapi.yaml`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) stop(`${name} is neither a file nor a revision with an openapi.yaml. ${stderr.trim()}`);
  return stdout;
}

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}
