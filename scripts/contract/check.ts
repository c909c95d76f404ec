import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Requirement, readLedger } from '../trace.ts';
import { assembledContract } from './assemble.ts';
import { type Contract, readContract } from './document.ts';
import { generatedFiles } from './generated.ts';
import { refusedExamples } from './validation.ts';

if (import.meta.main) await check(readContract());

async function check(contract: Contract): Promise<void> {
  const problems = [
    ...lint(),
    ...refusedExamples(contract),
    ...requirementsWithoutPlace(contract, readLedger()),
    ...(await outdated(contract)),
  ];
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  const { operations, examples, schemas } = contract;
  console.log(
    `The contract holds: ${operations.length} operations, ${examples.length} named examples, ${Object.keys(schemas).length} schemas.`,
  );
}

function lint(): string[] {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'contract:lint'], { env, encoding: 'utf8' });
  const isClean = status === 0 && !/\bwarnings?\b|\bignored\b/.test(stdout + stderr);
  return isClean ? [] : [stdout, stderr];
}

async function outdated(contract: Contract): Promise<string[]> {
  const files = [...assembledContract(), ...(await generatedFiles(contract))];
  return files
    .filter(({ path, text }) => text !== (existsSync(path) ? readFileSync(path, 'utf8') : undefined))
    .map(({ path }) => `${path} is not what openapi/ says: run \`npm run contract:generate\`.`);
}

/** Returns a line for each call, route or API row of the requirements that no `x-requirement` names. */
export function requirementsWithoutPlace({ document }: Pick<Contract, 'document'>, ledger: Requirement[]): string[] {
  const lists = JSON.stringify(document).matchAll(/"x-requirement":(\[.*?\])/g);
  const placed = new Set(Array.from(lists, ([, ids = '']) => JSON.parse(ids)).flat());
  return ledger
    .filter(({ id, kind }) => kind === 'call' || kind === 'route' || id.startsWith('API-'))
    .filter(({ id }) => !placed.has(id))
    .map(({ id, text }) => `${id} has no place in the contract: ${text}`);
}
