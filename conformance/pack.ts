import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommand } from '../scripts/package/command.ts';
import { noticesOf } from '../scripts/package/notices.ts';
import { withoutDeadLinks } from '../scripts/package/pages.ts';

const BIN = 'bin/parts/quarterly-conformance.js';
const DATA = [
  '../openapi.yaml',
  '../openapi.json',
  '../LICENSE',
  'profile.schema.json',
  'mock-journal.profile.json',
  'examples/profile.json',
];

// Makes the npm package: `dist-conformance/package/`, and an archive beside it. It needs no other package.
process.chdir(import.meta.dirname);
const folder = '../dist-conformance/package';
rmSync('../dist-conformance', { recursive: true, force: true });
const shipped = await buildCommand('main.ts', join(folder, 'bin'), 'parts/quarterly-conformance.js');
for (const file of DATA) cpSync(file, join(folder, file.replace('../', '')));
const { private: _, scripts: __, devDependencies: ___, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
const bin = { 'quarterly-conformance': BIN };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, bin }, undefined, 2)}\n`);
writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesOf(shipped));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const readme = withoutDeadLinks(readFileSync('README.md', 'utf8'), 'README.md', files);
writeFileSync(join(folder, 'README.md'), readme);
execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], { cwd: folder, stdio: 'inherit' });
