import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLedger } from '../trace/ledger.ts';
import { readContract } from './document.ts';
import { generated, leftovers } from './generated.ts';
import { requirementsWithoutPlace } from './places.ts';
import { refusedExamples } from './validation.ts';

const contract = readContract();
const problems = [
  ...lint(),
  ...refusedExamples(contract),
  ...requirementsWithoutPlace(contract, readLedger()),
  ...(await outdated()),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const { operations, examples, schemas } = contract;
console.log(
  `The contract holds: ${operations.length} operations, ${examples.length} named examples, ${Object.keys(schemas).length} schemas.`,
);

function lint(): string[] {
  const redocly = fileURLToPath(new URL('bin/cli.js', import.meta.resolve('@redocly/cli/package.json')));
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [redocly, 'lint', '--format=stylish', '--max-problems=200'],
    {
      env,
      encoding: 'utf8',
    },
  );
  const isClean = status === 0 && !/\bwarnings?\b|\bignored\b/.test(stdout + stderr);
  return isClean ? [] : [stdout, stderr];
}

async function outdated(): Promise<string[]> {
  const files = await generated(contract);
  const stale = files.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  return [...stale.map(({ path }) => path), ...leftovers(files)].map(
    (path) => `${path} is not what openapi.yaml says: run \`npm run contract:generate\`.`,
  );
}
