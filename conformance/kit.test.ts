import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, type Listening, listen } from '../mocks/http/serve.ts';
import { createJournal } from '../mocks/journal/journal.ts';
import { kitFlows } from './flows/flows.ts';
import { main } from './kit.ts';

let server: Listening;
const right = answering(createJournal({ keepsCookies: true }));
let answer = right;

beforeEach(async () => {
  answer = right;
  server = await listen((request) => answer(request));
});
afterEach(() => server.close());

test('prints each step as it ends, then a table, and writes the report', async () => {
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

test('exits with 1 if a step failed, and names it in the JUnit file [BEYOND-122]', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'conformance-'));
  const file = join(folder.path, 'new/junit.xml');
  answer = async () => Response.json({});
  const { status, said } = await run('--server', server.url.href, '--flow', 'products', '--junit', file);
  expect([status, said.at(-1)]).toEqual([1, expect.stringContaining('getProducts  the body to have list')]);
  expect(readFileSync(file, 'utf8')).toContain(
    '<failure message="getProducts: expected the header Cache-Control: public, max-age=60, got none (and 2 more)"',
  );
});

test('exits with 1 if no step was run [BEYOND-122]', async () => {
  const profile = join(import.meta.dirname, 'examples/profile.json');
  expect((await run('--mock', '--flow', 'name', '--profile', profile)).status).toBe(1);
});

test.each([
  [['--flow', 'shipping'], /^name a server, or --mock\.$/],
  [['--mock', '--server', 'http://localhost:8080'], /^name a server, or --mock\.$/],
  [['--mock', '--flow', 'nothing'], /^there is no flow "nothing"\. The flows are: shipping, products, /],
  ...[
    'nowhere',
    'localhost:8080',
    'ftp://localhost',
    'http://localhost/api',
    'http://a:b@localhost',
    'http://localhost?a',
  ].map((address): [string[], RegExp] => [
    ['--server', address],
    /^--server needs an http or https address without a path/,
  ]),
  [['--mock', '--profile', 'no-such.json'], /^no-such\.json cannot be read \(ENOENT\)\.$/],
  [['--mock', '--profile', 'README.md'], /^README\.md is not JSON\.$/],
  [['--mock', '--profile', 'docs/examples'], /^docs\/examples cannot be read \(EISDIR\)\.$/],
  [['--mock', '--profile', 'tsconfig.json'], /^tsconfig\.json: The profile has no "/],
  [
    ['--mock', '--flow', 'shipping', '--junit', 'package.json/junit.xml'],
    /^package\.json\/junit\.xml cannot be written \(/,
  ],
  [['--mock', '--flow', 'shipping', '--report', 'docs'], /^docs cannot be written \(EISDIR\)\.$/],
  [['--server'], /^Option '--server <value>' argument missing/],
  [['--loud'], /^there is no option --loud\.$/],
  [['--mock', '--flw', 'shipping'], /^there is no option --flw\. Did you mean "--flow"\?$/],
  [['--mock', '--flow', 'shiping'], /^there is no flow "shiping"\. Did you mean "shipping"\? The flows are: /],
  [['shipping'], /^Unexpected argument 'shipping'/],
])('exits with 2 for %j, with a reason and the usage [BEYOND-122]', async (options, words) => {
  const { status, said, error } = await run(...options);
  const [first = '', ...others] = error.split('\n');
  expect([status, said, first.replace('quarterly-conformance: ', '')]).toEqual([2, [], expect.stringMatching(words)]);
  expect(others.join('\n')).toMatch(/Usage: quarterly-conformance --server URL \[OPTIONS\]\n[^\n]*\nSee: [^\n]*\n$/);
});

test('exits with 3 if nothing answers at the address [BEYOND-122]', async () => {
  const closed = await listen(right);
  await closed.close();
  const { status, said, error } = await run('--server', closed.url.href);
  expect({ status, said }).toEqual({ status: 3, said: [] });
  expect(error).toBe(`Nothing answers at ${closed.url.href} (fetch failed: ECONNREFUSED).\n`);
});

test('exits with 3 if nothing answers at the payment address, and names it [BEYOND-122]', async () => {
  const closed = await listen(right);
  await closed.close();
  const payment = { publishableKey: 'pk_test_1', api: closed.url.href };
  const { status, said, error } = await run({ payment }, '--mock', '--profile', '-');
  expect({ status, said }).toEqual({ status: 3, said: [] });
  const where = `${closed.url.href}, payment.api of the profile`;
  expect(error).toBe(`Nothing answers at ${where} (fetch failed: ECONNREFUSED).\n`);
});

test('exits with 3 if the server closes every connection [BEYOND-122]', async () => {
  const dead = createServer(({ socket }) => socket.destroy()).listen(0);
  const { port } = dead.address() as { port: number }; // it listens on a port
  expect((await run('--server', `http://localhost:${port}`)).status).toBe(3);
  dead.close();
});

test('reads a profile from standard input', async () => {
  const { status, error } = await run('--mock', '--flow', 'shipping', '--profile', '-');
  expect({ status, error }).toEqual({ status: 0, error: '' });
});

test('lists every flow and exit code in its help', async () => {
  const { status, said } = await run('--mock', '--help');
  expect([status, kitFlows.filter(({ name }) => !said[0]?.includes(name))]).toEqual([0, []]);
  expect(said[0]).toMatch(/Exit codes: 0 [^;]*; 1 [^;]*; 2 [^;]*; 3 /);
});

test('gives the steps of a flow unique names, which CI systems use as ids', () => {
  const names = kitFlows.flatMap(({ name, steps }) => steps().map((step) => `${name}: ${step.name}`));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

async function run(...given: (string | object)[]): Promise<{ status: number; said: string[]; error: string }> {
  const options = given.filter((each) => typeof each === 'string');
  const input = given.find((each) => typeof each === 'object') ?? {};
  const said: string[] = [];
  let error = '';
  const terminal = {
    out: (text: string) => void said.push(text.trimEnd()),
    err: (text: string) => {
      error += text;
    },
    readInput: async () => JSON.stringify(input),
  };
  return { status: await main(options, terminal), said, error };
}
