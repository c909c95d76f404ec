import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { CONTRACT } from '#mocks/contract/document.ts';
import { answering, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { createProvider } from '../../scripts/conformance/provider.ts';

interface Project {
  purchase: (pay: (secret: string) => Promise<void>) => Promise<string>;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILT = `${ROOT}reports/clients`;

const journal = createJournal({ keepsCookies: true });
const server = await listen(answering(journal));
const provider = createProvider({ publishableKey: 'pk_test_emberdays', api: '/' }, server.url, fetch);
afterAll(() => server.close());

rmSync(BUILT, { recursive: true, force: true });
cpSync(new URL('projects', import.meta.url), BUILT, { recursive: true });

test.each([
  { tool: 'hey-api', program: '@hey-api/openapi-ts/bin/run.js' },
  { tool: 'orval', program: 'orval/dist/bin/orval.mjs' },
])('the client that $tool generates compiles and completes a purchase [BEYOND-128]', async ({ tool, program }) => {
  const folder = `${BUILT}/${tool}`;
  expect(run(folder, program)).toEqual({ status: 0, said: expect.not.stringMatching(/warn|deprecat|error/i) });
  expect(run(folder, '@typescript/native/bin/tsc', '--project', '.')).toEqual({ status: 0, said: '' });
  const { purchase }: Project = await import(`${folder}/purchase.ts`);
  const receipt = await purchase(async (secret) => {
    expect(await provider.confirm({ secret })).toEqual({ kind: 'taken' });
  });
  expect(receipt).toContain('"total":2500');
});

/** Runs a package's program in a folder. Its configuration gets the contract and the server's address. */
function run(cwd: string, program: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${ROOT}node_modules/${program}`, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CONTRACT: fileURLToPath(CONTRACT), SERVER: server.url.origin },
  });
  return { status, said: stdout + stderr };
}
