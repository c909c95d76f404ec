import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

test('serves a mock journal with its pictures, to try widgets with [BEYOND-76]', async ({ request }) => {
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

const project = join(tmpdir(), `quarterly-package-${process.env.PACKAGE_PORT}`, 'plain');

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
