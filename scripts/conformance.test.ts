import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, type Listening, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { runCli } from './conformance.ts';

let server: Listening;
const right = answering(createJournal({ keepsCookies: true }));
let answer = right;

beforeEach(async () => {
  answer = right;
  server = await listen((request) => answer(request));
});
afterEach(() => server.close());

test('shows each step as it ends, then a table, and writes the report', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'conformance-'));
  const file = join(folder.path, 'report.json');
  const { status, said } = await run(
    '--server',
    server.url.href,
    '--flow',
    'shipping',
    '--flow',
    'products',
    '--report',
    file,
  );
  expect(status).toBe(0);
  expect(said[0]).toMatch(/^Flow 1 of 2: shipping, after \d+\.\d s$/);
  expect(said[1]).toMatch(/^✓ shipping · lists the countries of each shipping category \(1 exchange, \d+\.\d s\)$/);
  expect(said.at(-1)).toMatch(/\n4 steps passed, 0 failed, 0 not run; 5 exchanges in \d+\.\d s\.$/);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  expect(report).toMatchObject({
    server: server.url.href,
    passed: 4,
    failed: 0,
    flows: [{ flow: 'shipping' }, { flow: 'products' }],
  });
});

test('ends with status 1 when a step failed', async () => {
  answer = async () => Response.json({});
  const { status, said } = await run('--server', server.url.href, '--flow', 'products');
  expect([status, said.at(-1)]).toEqual([1, expect.stringContaining('getProducts  the body to have list')]);
});

test.each([
  [['--flow', 'shipping'], /^Name a server, or --mock\.\n/],
  [['--mock', '--flow', 'nothing'], /^There is no flow "nothing"\.\n.*\n.*\nThe flows are: shipping, products, /],
  [['--server', 'http://localhost:1'], /^Nothing answers at http:\/\/localhost:1\/\.$/],
  [['--server', 'nowhere'], /^Invalid URL$/],
  [['--mock', '--profile', 'no-such.json'], /^ENOENT: no such file or directory/],
  [['--server'], /^Option '--server <value>' argument missing/],
])('says what is wrong with %j', async (options, words) => {
  expect(await run(...options)).toEqual({ status: 2, said: [expect.stringMatching(words)] });
});

test('runs as a script, and starts the mock journal itself', () => {
  const script = fileURLToPath(new URL('./conformance.ts', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [script, '--mock', '--flow', 'institutions'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/\n1 step passed, 0 failed, 0 not run; 1 exchange in \d+\.\d s\.\n$/),
  ]);
});

/** Runs the kit in this process. */
async function run(...options: string[]): Promise<{ status: number; said: string[] }> {
  const said: string[] = [];
  return { status: await runCli(options, (line) => void said.push(line)), said };
}
