import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseContract, readContract } from './contract/document.ts';
import type { Breach } from './contract-diff/breach.ts';
import { compareContracts, inShort } from './contract-diff/compare.ts';

const [base, ...others] = process.argv.slice(2);
if (base === undefined || others.length > 0)
  stop('Name one file or git revision to compare with: npm run contract:diff -- main');
const breaches = inShort(await compareWith(base));
const HEADS: Record<Breach['breaks'], string> = {
  servers: `A server that follows the contract at ${base} must change:`,
  fronts: `A front that follows the contract at ${base} must change:`,
  tests: `A test or mock that uses these names must change:`,
};
for (const breaks of Object.keys(HEADS) as Breach['breaks'][]) {
  const lines = breaches
    .filter((breach) => breach.breaks === breaks)
    .map(({ where, words }) => `  ${where}: ${words}.`);
  if (lines.length > 0) console.log([HEADS[breaks], ...lines, ''].join('\n'));
}
const count = breaches.length === 1 ? '1 breaking change' : `${breaches.length} breaking changes`;
console.log(breaches.length === 0 ? `Nothing that follows the contract at ${base} breaks.` : `${count}.`);
process.exitCode = breaches.length === 0 ? 0 : 1;

async function compareWith(name: string): Promise<Breach[]> {
  const source = sourceOf(name);
  try {
    return await compareContracts(readContract(parseContract(source)), readContract());
  } catch (error) {
    return stop(`The contracts cannot be compared. ${error instanceof Error ? error.message : error}`);
  }
}

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
