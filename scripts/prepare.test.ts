import { spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reasonToInstall } from './prepare/packages.mjs';

let folder = '';
const at = (path: string) => join(folder, path);
const INSTALLED = 'clone/node_modules/.package-lock.json';

interface Package {
  version: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string | string[];
}

const react: Package = { version: '19.3.1', integrity: 'sha512-react' };
const nested: Package = { version: '1.0.0', integrity: 'sha512-nested' };
const NESTED = 'node_modules/react/node_modules/nested';
const locked = { 'node_modules/react': react, [NESTED]: nested };
const here = { optional: true, os: [process.platform], cpu: [process.arch] };

/** Empties the folder of packages as `npm ci` does, and installs what the lockfile lists. */
const NPM = `
  const { readdirSync, readFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
  mkdirSync('node_modules', { recursive: true });
  for (const name of readdirSync('node_modules')) rmSync('node_modules/' + name, { recursive: true });
  const { '': root, ...packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  mkdirSync(at('clone/scripts'), { recursive: true });
  for (const file of ['scripts/prepare.mjs', 'scripts/prepare/packages.mjs']) cpSync(file, at(`clone/${file}`));
  write('npm-cli.js', NPM);
  write('clone/package.json', '{"optionalDependencies":{}}');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

function lock(packages: Record<string, Package | undefined>): void {
  write('clone/package-lock.json', JSON.stringify({ packages: { '': { version: '0.1.0' }, ...packages } }));
}

const install = (packages: Record<string, Package>, path = INSTALLED) => write(path, JSON.stringify({ packages }));

/** Returns what it prints: nothing if it installs nothing. */
function prepare(): string {
  const env = { ...process.env, npm_execpath: at('npm-cli.js') };
  const { stdout, stderr } = spawnSync('node', [at('clone/scripts/prepare.mjs')], { env, encoding: 'utf8' });
  return stdout + stderr;
}

test('installs nothing for a lockfile that was touched but is equal', () => {
  install(locked);
  lock(locked);
  const later = Date.now() / 1_000 + 60;
  utimesSync(at('clone/package-lock.json'), later, later);
  expect(reasonToInstall(at('clone'))).toBeUndefined();
});

test.each<[string, Package]>([
  ['for another platform', { ...nested, optional: true, os: ['none'], cpu: [process.arch] }],
  ['that excludes this platform', { ...nested, optional: true, os: [`!${process.platform}`] }],
  ['for another C library', { ...nested, ...here, libc: 'none' }],
  ['that only omitted packages need', { ...nested, optional: true }],
])('does without an optional package %s', (_, other) => {
  install(locked);
  lock({ ...locked, 'node_modules/other': other });
  expect(reasonToInstall(at('clone'))).toBeUndefined();
});

test.each<[string, string, Package | undefined]>([
  ['a new version', 'node_modules/react', { ...react, version: '19.3.2' }],
  ['another integrity', NESTED, { ...nested, integrity: 'sha512-b' }],
  ['another commit', 'node_modules/react', { version: '19.3.1', resolved: 'git+ssh://host/a.git#b' }],
  ['a new package', 'node_modules/new', nested],
  ['an optional package for this platform', 'node_modules/new', { ...nested, ...here }],
  ['the removal of a package', NESTED, undefined],
])('installs %s', (_, path, change) => {
  install(locked);
  lock({ ...locked, [path]: change });
  expect(reasonToInstall(at('clone'))).toContain(path);
});

test.each([
  ['missing', () => rmSync(at(INSTALLED))],
  ['damaged', () => write(INSTALLED, '{"packages":{"node_modules/re')],
])('installs if the record of installed packages is %s', (_, spoil) => {
  install(locked);
  lock(locked);
  spoil();
  expect(reasonToInstall(at('clone'))).toBe('nothing is installed yet');
});

test('installs again after an install that was cut short', () => {
  install(locked);
  lock({ 'node_modules/react': react });
  write('npm-cli.js', 'process.exit(1)');
  expect(prepare()).toContain('npm ci failed');
  lock(locked);
  write('npm-cli.js', NPM);
  expect(prepare()).toContain('Installed');
});

test('uses linked packages that match and never installs through the link', () => {
  install(locked, 'shared/.package-lock.json');
  symlinkSync(at('shared'), at('clone/node_modules'), 'junction');
  lock(locked);
  expect(prepare()).toBe('');
  lock({ 'node_modules/react': react });
  expect(prepare()).toContain('node_modules is a link');
  expect(lstatSync(at('clone/node_modules')).isDirectory()).toBe(true);
  expect(JSON.parse(readFileSync(at('shared/.package-lock.json'), 'utf8'))).toEqual({ packages: locked });
});

test('replaces a link that leads nowhere', () => {
  symlinkSync(at('gone'), at('clone/node_modules'), 'junction');
  lock(locked);
  expect(prepare()).toContain('Installed');
  expect(lstatSync(at('clone/node_modules')).isDirectory()).toBe(true);
});
