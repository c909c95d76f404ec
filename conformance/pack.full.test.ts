import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../tests/fixtures/world/free-port.ts';

const BUILT = 'dist-conformance';

/** A project without any other package. */
const project = mkdtempSync(join(tmpdir(), 'conformance-'));

/** On the system's Node, as `npx` does. */
const own = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
const env = { ...process.env, PATH: own.join(delimiter) };

beforeAll(() => {
  execFileSync(process.execPath, ['conformance/pack.ts']);
  const archive = readdirSync(BUILT).find((file) => file.endsWith('.tgz')) ?? '';
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', join(process.cwd(), BUILT, archive)], {
    cwd: project,
    env,
  });
});
afterAll(() => rmSync(project, { recursive: true }));

test('runs the packed kit against its own mock journal [BEYOND-122]', async () => {
  const { code, out, err } = await kit('--mock', '--flow', 'redirects', '--flow', 'donate', '--junit', 'junit.xml');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/\n\d+ steps passed, 0 failed, 0 not run; \d+ exchanges in \d+\.\d s\.\n$/);
  expect(readFileSync(join(project, 'junit.xml'), 'utf8')).toMatch(
    /<testsuite name="donate" tests="\d+" failures="0" errors="0" skipped="0"/,
  );
});

test('distinguishes a wrong server, an unreachable one and invalid options [BEYOND-122]', async () => {
  const wrong = createServer((_, response) => response.end('{}')).listen(0);
  const address = `http://localhost:${(wrong.address() as AddressInfo).port}`; // it listens on a port
  expect((await kit('--server', address, '--flow', 'shipping')).code).toBe(1);
  await new Promise((resolve) => wrong.close(resolve));
  expect((await kit('--server', address, '--flow', 'shipping')).code).toBe(3);
  expect((await kit('--profile', 'none.json', '--mock')).code).toBe(2);
});

test('installs no other package, and ships neither tests nor paths of the build [BEYOND-122]', () => {
  const folder = join(project, 'node_modules/@ember-days/quarterly-conformance');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@ember-days']);
  expect(files.filter((file) => /\.test\.|\.map$/.test(file))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['openapi.yaml', 'openapi.json', 'profile.schema.json', 'THIRD-PARTY-NOTICES.txt']),
  );
  for (const file of files.filter((each) => /\.(?:js|md|json)$/.test(each)))
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain(process.cwd());
});

/** In the order in which their commands run: the first starts the servers that the others ask. */
const GUIDES = ['docs/backend.md', 'conformance/README.md', 'docs/journal.md'];

test.each([
  ["the system's", env.PATH],
  ["the project's", [dirname(process.execPath), env.PATH].join(delimiter)],
])('the commands of the guides run in an empty folder on %s Node [BEYOND-122]', async (_, path) => {
  const ports = { 4010: await freePort('GUIDE_MOCK_PORT'), 8080: await freePort('GUIDE_SERVER_PORT') };
  const onFree = (words: string) => words.replace(/4010|8080/g, (port) => String(ports[port as '4010' | '8080']));
  const here = { cwd: project, env: { ...env, PATH: path, CURL_HOME: project } };
  writeFileSync(join(project, '.curlrc'), String.raw`write-out = "\n%{http_code}"`);
  writeFileSync(join(project, 'server.mjs'), onFree(readFileSync('docs/examples/server.mjs', 'utf8')));
  const kitFolder = join(project, 'node_modules/@ember-days/quarterly-conformance');
  expect(readFileSync(join(kitFolder, 'README.md'), 'utf8')).toContain('(examples/profile.json)');
  cpSync(join(kitFolder, 'examples/profile.json'), join(project, 'profile.json'));
  for (const command of GUIDES.flatMap(commandsIn).map(onFree)) {
    if (command.endsWith('&')) await inBackground(command, here);
    else {
      const [code, out] = await ended(command, here);
      // A full run reports what the minimal server leaves out.
      expect([command, code, out]).toEqual([
        command,
        command.includes('--junit') ? 1 : 0,
        command.startsWith('curl') ? expect.stringMatching(/\n(?:2\d\d|302|402)$/) : expect.anything(),
      ]);
    }
  }
});

test('the guides run only scripts that a clone has [BEYOND-122]', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const run = GUIDES.flatMap((guide) => [...readFileSync(guide, 'utf8').matchAll(/npm run (?:-s )?([\w:-]*\w)/g)]);
  expect(run.map(([, script = '']) => script).filter((script) => !(script in scripts))).toEqual([]);
});

/** The lines of a guide's shell blocks, without comments. */
const commandsIn = (guide: string): string[] =>
  [...readFileSync(guide, 'utf8').matchAll(/^```sh\n(.*?)^```/gms)]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .map((line) => line.replace(/ +# .*/, ''));

interface Here {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Starts a server that a guide starts, and waits until it answers. A guide may start it again. */
async function inBackground(command: string, here: Here): Promise<void> {
  const server = spawn('bash', ['-c', `exec ${command.slice(0, -1)}`], { ...here, detached: true });
  // With the processes that npx starts.
  onTestFinished(() => void (server.exitCode ?? process.kill(-Number(server.pid))));
  await Promise.race([once(createInterface(server.stdout), 'line'), once(server, 'close')]);
}

const ended = (command: string, here: Here): Promise<[code: number | null, out: string]> =>
  new Promise((resolve) => {
    const child = execFile('bash', ['-c', command], here, (_, out) => resolve([child.exitCode, out]));
  });

const kit = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const command = join(project, 'node_modules/.bin/quarterly-conformance');
    const child = execFile(command, args, { cwd: project, env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
