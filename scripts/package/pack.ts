import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildCommand } from './command.ts';
import { contentFindings, MOST_PACKED, MOST_UNPACKED, sizeFindings } from './contents.ts';
import { buildLibrary } from './library.ts';
import { manifestOf, type Project } from './manifest.ts';
import { merge, noticesOf, readBuilt, readData } from './notices.ts';
import { withoutDeadLinks } from './pages.ts';
import { textsByName } from './texts.ts';

const BUILT = {
  'quarterly.d.ts': 'quarterly.d.ts',
  'page-data.d.ts': 'page-data.d.ts',
  'server.d.ts': 'server.d.ts',
  'server.js': 'server.js',
  'render-server.js': 'render-server.js',
  'quarterly.js': 'cdn/quarterly.js',
  'journal.json': 'cdn/journal.json',
  head: 'cdn/head',
  assets: 'cdn/assets',
};

const PAGES = ['docs/host.md', 'docs/edge.md', 'docs/theming.md', 'CHANGELOG.md'];

/** What the pages refer to, and the pictures of the mock journal. */
const EXAMPLES = ['snippets', 'themes', 'analytics.js', 'speculation-rules.json'];
const BESIDE = [...EXAMPLES.map((name) => `docs/examples/${name}`), 'public/covers'];

// Makes the npm package from the output of `npm run build:files` in dist/: `dist-package/package/`, and
// `quarterly-VERSION.tgz` beside it.
const target = 'dist-package';
const folder = join(target, 'package');
const project = JSON.parse(readFileSync('package.json', 'utf8')) as Project;

rmSync(target, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const library = await buildLibrary(join(folder, 'browser'));
const command = await buildCommand('cli/quarterly.ts', join(folder, 'bin'), 'quarterly.js');
for (const [from, to] of Object.entries(BUILT)) copy(join('dist', from), to);
for (const file of ['openapi.yaml', 'openapi.json', 'LICENSE', ...BESIDE]) copy(file, file);
write('package.json', `${JSON.stringify(manifestOf(project), undefined, 2)}\n`);
write('THIRD-PARTY-NOTICES.txt', noticesOf(merge([library, command, ...readBuilt('dist'), readData()])));
write('texts.json', `${JSON.stringify(textsByName(), undefined, 2)}\n`);
const targets = [
  ...PAGES,
  'openapi.yaml',
  'openapi.json',
  'texts.json',
  ...filesOf(folder).map((file) => file.slice(folder.length + 1)),
];
write('README.md', withoutDeadLinks(readFileSync('scripts/package/readme.md', 'utf8'), 'README.md', targets));
for (const page of PAGES) write(page, withoutDeadLinks(readFileSync(page, 'utf8'), page, targets));

const files = filesOf(folder);
const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], {
  cwd: folder,
  encoding: 'utf8',
});
const sizes = {
  packed: statSync(join(target, archive.trim())).size,
  unpacked: files.reduce((sum, file) => sum + statSync(file).size, 0),
};
const findings = [
  ...files.flatMap((file) => contentFindings(file.slice(folder.length + 1), readFileSync(file, 'utf8'), process.cwd())),
  ...sizeFindings(sizes),
];
for (const finding of findings) console.error(finding);
console.log(
  `${join(target, archive.trim())}: ${files.length} files, ${mib(sizes.packed)} of ${mib(MOST_PACKED)} MiB packed, ${mib(sizes.unpacked)} of ${mib(MOST_UNPACKED)} MiB unpacked`,
);
process.exitCode = findings.length > 0 ? 1 : 0;

function filesOf(within: string): string[] {
  return readdirSync(within, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function copy(from: string, to: string): void {
  // Compressed copies are only for web servers, and Python caches its modules beside them.
  cpSync(from, join(folder, to), { recursive: true, filter: (file) => !/\.(?:br|gz)$|__pycache__/.test(file) });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function mib(bytes: number): string {
  return (bytes / 1_048_576).toFixed(2);
}
