import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
  expect(files).toEqual(expect.arrayContaining(['openapi.yaml', 'profile.schema.json', 'THIRD-PARTY-NOTICES.txt']));
  for (const file of files.filter((each) => /\.(?:js|md|json)$/.test(each)))
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain(process.cwd());
});

const kit = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const command = join(project, 'node_modules/.bin/quarterly-conformance');
    const child = execFile(command, args, { cwd: project, env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
