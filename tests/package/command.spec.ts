import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

test('runs the package’s kit against its own mock journal [BEYOND-122]', async ({ baseURL: _ }, info) => {
  const junit = info.outputPath('junit.xml');
  const { code, out, err } = await quarterly('--mock', '--flow', 'redirects', '--flow', 'donate', '--junit', junit);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/\n\d+ steps passed, 0 failed, 0 not run; \d+ exchanges in \d+\.\d s\.\n$/);
  expect(readFileSync(junit, 'utf8')).toMatch(
    /<testsuite name="donate" tests="\d+" failures="0" errors="0" skipped="0"/,
  );
});

test('includes every file that the kit reads [BEYOND-122]', () => {
  const kit = join(project, 'node_modules/@ember-days/quarterly/bin/conformance');
  const files = readdirSync(kit).filter((file) => file.endsWith('.js'));
  const read = files.flatMap((file) =>
    [...readFileSync(join(kit, file), 'utf8').matchAll(/new URL\([`"'](\.[^`"'$]+)[`"'],import\.meta\.url\)/g)].map(
      ([, path = '']) => path,
    ),
  );
  expect(read).toContain('../../openapi.yaml');
  expect(read.filter((path) => !existsSync(join(kit, path)))).toEqual([]);
});

test('passes a correct server [BEYOND-122]', async ({ baseURL }) => {
  expect(await quarterly('--server', baseURL ?? '', '--flow', 'institutions')).toMatchObject({ code: 0, err: '' });
});

test('distinguishes a wrong server from an unreachable one [BEYOND-122]', async ({ baseURL: _ }, info) => {
  const junit = info.outputPath('junit.xml');
  const wrong = createServer((_, response) => response.end('{}')).listen(0);
  await once(wrong, 'listening');
  const address = `http://localhost:${(wrong.address() as AddressInfo).port}`;
  expect((await quarterly('--server', address, '--flow', 'shipping', '--junit', junit)).code).toBe(1);
  expect(readFileSync(junit, 'utf8')).toContain('<failure message="getShipping: expected ');
  await new Promise((resolve) => wrong.close(resolve));
  const { code, out, err } = await quarterly('--server', address, '--flow', 'shipping');
  expect({ code, out, err }).toEqual({ code: 3, out: '', err: expect.stringMatching(/^Nothing answers at /) });
});

test('serves a mock journal with its pictures, to try widgets with [BEYOND-122]', async ({ request }) => {
  const mock = start(['mock', '--port', '0']);
  const [words] = await once(mock.stdout ?? mock, 'data');
  const address = /http:\S+\d/.exec(String(words))?.[0];
  expect(await (await request.get(`${address}/store`)).text()).toContain('id="journal-data"');
  expect((await request.get(`${address}/covers/issue-41.svg`)).status()).toBe(200);
  mock.kill();
  expect(await run('mock', '--port', '70000')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^quarterly mock: A port/),
  });
});

test('checks a hostile page in a sentence, without a trace [BEYOND-76]', async () => {
  const hostile = createServer((_, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000))),
  ).listen(0);
  await once(hostile, 'listening');
  const { code, out, err } = await run('check', `http://localhost:${(hostile.address() as AddressInfo).port}/`);
  hostile.close();
  expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
  expect(err).toContain('sends more than 10 MiB');
});

test('exits with 2 and prints its usage on invalid options [BEYOND-122]', async () => {
  const { code, out, err } = await quarterly('--profile', 'none.json', '--mock');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^quarterly conformance: none\.json cannot be read \(ENOENT\)\.\nUsage: quarterly conformance /);
});

const project = join(tmpdir(), `quarterly-package-${process.env.PACKAGE_PORT}`, 'plain');

const quarterly = (...options: string[]) => run('conformance', ...options);

const run = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const child = start(args, (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }));
  });

/** Starts the command in a project with the package installed, on the system's Node, as `npx` does. */
function start(args: string[], done: (error: Error | null, out: string, err: string) => void = () => undefined) {
  const own = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = { ...process.env, PATH: own.join(delimiter) };
  return execFile(join(project, 'node_modules/.bin/quarterly'), args, { cwd: project, env }, done);
}
