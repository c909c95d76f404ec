import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, type Contract, type Operation, parametersOf, readContract } from './contract/document.ts';

const SERVER = 'http://localhost:4010';
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:";

export function writeReference(contract: Contract, folder: string): void {
  const document = structuredClone(Object(contract.document));
  mkdirSync(folder, { recursive: true });
  for (const operation of contract.operations)
    document.paths[operation.path][operation.method]['x-codeSamples'] = [
      { lang: 'Shell', label: 'curl', source: curl(contract, operation) },
    ];
  const [source, page] = [join(folder, 'samples.json'), join(folder, 'index.html')];
  writeFileSync(source, JSON.stringify(document));
  const redocly = fileURLToPath(new URL('bin/cli.js', import.meta.resolve('@redocly/cli/package.json')));
  const args = [redocly, 'build-docs', source, '--inlineBundle', '--output', page];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Redocly could not build the reference.\n${stderr}`);
  writeFileSync(page, closed(readFileSync(page, 'utf8')));
  rmSync(source);
}

/** Replaces the logo that Redoc loads from its own site. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="12"><text y="10" font-family="sans-serif" font-size="11" fill="#667bd6">Redocly</text></svg>',
)}`;

const closed = (page: string): string =>
  page
    .replace(
      '<head>',
      `<head>\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n<link rel="icon" href="data:,">`,
    )
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, LOGO);

function curl(contract: Contract, operation: Operation): string {
  const example = contract.examples.find(
    ({ kind, operationId }) => kind === 'request' && operationId === operation.operationId,
  );
  const isKeyed = parametersOf(contract, operation).some(({ name }) => name === 'Idempotency-Key');
  return [
    `curl -b cookies -c cookies -X ${operation.method.toUpperCase()} '${SERVER}${addressOf(contract, operation)}'`,
    ...(isKeyed ? ['  -H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(example ? [`  --json '${JSON.stringify(example.body).replaceAll("'", "'\\''")}'`] : []),
  ].join(' \\\n');
}

if (import.meta.main) {
  writeReference(readContract(), 'dist-api');
  console.log('Wrote dist-api/index.html, which needs no network.');
}
